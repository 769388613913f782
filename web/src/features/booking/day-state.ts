import type { SlotView } from '@contracts/tour/tour-view.ts';
import { hasRoom, isOpen } from '@contracts/tour/has-room.ts';

/** The state of a day for a party. On a `few` day there are seats, but too few for the party. */
export type DayState = 'free' | 'few' | 'full' | 'closed' | 'too-late' | 'no-departure';

/** The words for a day in the calendar: `said` for screen readers, `shown` in its cell. */
export const dayWords: Readonly<Record<DayState, { said: string; shown?: string }>> = {
  free: { said: 'available' },
  few: { said: 'not enough seats' },
  full: { said: 'full', shown: 'Full' },
  closed: { said: 'closed', shown: 'Closed' },
  'too-late': { said: 'too late', shown: 'Too late' },
  'no-departure': { said: 'no departure', shown: '–' },
};

/** The state of a day: the state of its best departure. */
export function dayState(slots: readonly SlotView[], guests: number): DayState {
  const has = (status: SlotView['status']) => slots.some((slot) => slot.status === status);
  if (slots.length === 0) return 'no-departure';
  if (slots.some((slot) => hasRoom(slot, guests))) return 'free';
  if (slots.some(isOpen)) return 'few';
  if (has('full')) return 'full';
  return has('closed') ? 'closed' : 'too-late';
}

/** The seats left on the best departure of a day; undefined if they are not few, or if no departure can be booked. */
export function fewSeatsLeft(slots: readonly SlotView[], guests: number): number | undefined {
  const open = slots.filter(isOpen);
  if (open.some((slot) => slot.status === 'available' && hasRoom(slot, guests))) return undefined;
  const left = open.flatMap(({ seatsLeft }) => seatsLeft ?? []);
  return left.length === 0 ? undefined : Math.max(...left);
}

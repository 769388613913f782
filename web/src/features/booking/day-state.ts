import type { SlotView } from '@contracts/tour/tour-view.ts';
import { hasRoom } from './departures.ts';

/** How a day stands to a party: `few` has seats, but not for so many. */
export type DayState = 'free' | 'few' | 'full' | 'closed' | 'too-late' | 'no-departure';

/** What a calendar says of a day: all of it to those who listen, a word to those who see its cell. */
export const dayWords: Readonly<Record<DayState, { said: string; shown?: string }>> = {
  free: { said: 'free' },
  few: { said: 'not enough seats', shown: 'Few' },
  full: { said: 'fully booked', shown: 'Full' },
  closed: { said: 'closed', shown: 'Closed' },
  'too-late': { said: 'too late to book' },
  'no-departure': { said: 'no departure' },
};

/** The state of a day, by its departures: the best of them counts. */
export function dayState(slots: readonly SlotView[], guests: number): DayState {
  const has = (status: SlotView['status']) => slots.some((slot) => slot.status === status);
  if (slots.length === 0) return 'no-departure';
  if (slots.some((slot) => hasRoom(slot, guests))) return 'free';
  if (has('available') || has('limited')) return 'few';
  if (has('full')) return 'full';
  return has('closed') ? 'closed' : 'too-late';
}

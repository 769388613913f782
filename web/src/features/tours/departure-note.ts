import { hasRoom, isOpen } from '@contracts/tour/has-room.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';

export interface DepartureNote {
  readonly tone: 'warn' | 'error';
  readonly text: string;
}

/**
 * The note of a list about a tour's departures on the chosen day. It says that few seats are left, or why the party
 * has no room. Undefined if there is enough room.
 */
export function departureNote(
  slots: readonly SlotView[],
  guests: number,
): DepartureNote | undefined {
  const open = slots.filter(isOpen);
  const roomy = open.filter((slot) => hasRoom(slot, guests));
  if (roomy.some(({ status }) => status === 'available')) return undefined;
  const mostSeats = Math.max(0, ...open.map(({ seatsLeft }) => seatsLeft ?? Infinity));
  if (roomy.length > 0) return { tone: 'warn', text: seats(mostSeats) };
  if (open.length > 0) return { tone: 'error', text: `Only ${seats(mostSeats)}` };
  return { tone: 'error', text: whyNone(slots) };
}

export function seats(count: number): string {
  return count === 1 ? '1 seat left' : `${String(count)} seats left`;
}

function whyNone(slots: readonly SlotView[]): string {
  if (slots.length === 0) return 'Not on this day';
  if (slots.some(({ status }) => status === 'full')) return 'Fully booked';
  return slots.some(({ status }) => status === 'closed') ? 'Closed this day' : 'Too late to book';
}

import { hasRoom } from '@contracts/tour/has-room.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';

/** The note below a start time: why it cannot be chosen, or how few seats are left. */
export function slotNote(slot: SlotView, guests: number): string | undefined {
  switch (slot.status) {
    case 'full':
      return 'Full';
    case 'closed':
      return 'Closed';
    case 'past':
      return 'Too late';
    case 'available':
    case 'limited':
      return openNote(slot, guests);
  }
}

function openNote({ status, seatsLeft }: SlotView, guests: number): string | undefined {
  if (seatsLeft === null) return undefined;
  const seats = seatsLeft === 1 ? '1 seat left' : `${String(seatsLeft)} seats left`;
  if (seatsLeft < guests) return `Only ${seats}`;
  return status === 'limited' ? seats : undefined;
}

/** The departures of a day. */
export function slotsOn(slots: readonly SlotView[], date: string): readonly SlotView[] {
  return slots.filter((slot) => slot.date === date);
}

/**
 * Returns the start time to be booked: the chosen one while it has room for the party, otherwise the only one with
 * room. Returns null if several other start times have room, or none.
 */
export function timeToBook(
  slots: readonly SlotView[],
  chosen: string | null,
  guests: number,
): string | null {
  const roomy = slots.filter((slot) => hasRoom(slot, guests));
  const [first, ...others] = roomy;
  if (roomy.some(({ time }) => time === chosen)) return chosen;
  return others.length === 0 ? (first?.time ?? null) : null;
}

import type { SlotView } from './tour-view.ts';

/** Whether the departure has room for a party of this size. */
export function hasRoom(slot: SlotView, guests: number): boolean {
  return isOpen(slot) && (slot.seatsLeft === null || slot.seatsLeft >= guests);
}

/** Whether the departure takes bookings and has seats. */
export function isOpen({ status }: SlotView): boolean {
  return status === 'available' || status === 'limited';
}

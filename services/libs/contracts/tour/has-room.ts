import type { SlotView } from './tour-view.ts';

/** Whether the departure has room for a party of this size. */
export function hasRoom({ status, seatsLeft }: SlotView, guests: number): boolean {
  const isOpen = status === 'available' || status === 'limited';
  return isOpen && (seatsLeft === null || seatsLeft >= guests);
}

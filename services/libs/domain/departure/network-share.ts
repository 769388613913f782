import type { DepartureState } from './departure.state.ts';
import { capacityOf } from './seats-left.ts';

/** One network's bookings together may hold the capacity divided by this number. */
const shareDivisor = 3;

/** The seats of a departure that one network's bookings may hold together. */
function networkShare(capacity: number): number {
  return Math.floor(capacity / shareDivisor);
}

/**
 * Whether the seats would take a network beyond its share of the departure. The only booking of a network is always
 * within the share, regardless of its size. So a family of eight may book a boat of twelve, and may add travellers
 * later. A booking that keeps its seats or drops some of them is always within the share too.
 */
export function isBeyondShare(
  {
    network,
    bookingNumber,
    seats,
    tourCapacity,
  }: {
    readonly network?: number;
    readonly bookingNumber: number;
    readonly seats: number;
    readonly tourCapacity: number | null;
  },
  { capacity: own, seats: ledger }: DepartureState,
): boolean {
  const capacity = capacityOf(own, tourCapacity);
  if (network === undefined || capacity === null) return false;
  if (seats <= ledger.heldBy(bookingNumber)) return false;
  const ofOthers = ledger.heldFrom(network) - ledger.heldBy(bookingNumber, network);
  return ofOthers > 0 && ofOthers + seats > networkShare(capacity);
}

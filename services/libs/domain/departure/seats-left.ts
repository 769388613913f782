/**
 * The seats of a departure, null for no limit: its own capacity (absent if it has none) has priority over its
 * tour's.
 */
export function capacityOf(
  own: number | null | undefined,
  tourCapacity: number | null,
): number | null {
  return own === undefined ? tourCapacity : own;
}

/**
 * How many seats are free, null if there is no limit. Negative if more seats are taken than the capacity, for example
 * because staff lowered the capacity.
 */
export function seatsLeft(capacity: number | null, seatsTaken: number): number | null {
  return capacity === null ? null : capacity - seatsTaken;
}

/**
 * Whether a traveller who fills in the form needs a hold, because few seats are free: fewer than twice as many as the
 * party needs.
 */
export function isHoldNeeded(left: number | null, seats: number): boolean {
  return left !== null && left < 2 * seats;
}

/** Gives the departure a capacity of its own, in seats; null is no limit. */
export interface SetCapacity {
  readonly type: 'SetCapacity';
  readonly capacity: number | null;
  /** Sets it even below the seats already taken, for this reason. */
  readonly force?: { readonly reason: string };
}

export interface CloseDeparture {
  readonly type: 'CloseDeparture';
  readonly reason?: string;
}

export interface ReopenDeparture {
  readonly type: 'ReopenDeparture';
}

/** Holds seats for a booking, under an id that belongs to this one wish (correctness rule 9). */
export interface ReserveSeats {
  readonly type: 'ReserveSeats';
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly seats: number;
  /** The tour's seats a departure, null for no limit; the departure's own capacity wins. */
  readonly tourCapacity: number | null;
  /** Staff gave a reason to reserve although the departure is closed or full. */
  readonly force?: boolean;
}

/**
 * Gives a reservation back. Only for an id that the booking's stream names as dropped or abandoned;
 * whoever asks has read that stream.
 */
export interface ReleaseSeats {
  readonly type: 'ReleaseSeats';
  readonly reservationId: string;
}

export type DepartureCommand =
  SetCapacity | CloseDeparture | ReopenDeparture | ReserveSeats | ReleaseSeats;

/** Fewer seats are free than were asked for. */
export interface DepartureFull {
  readonly code: 'DepartureFull';
  /** How many seats are free, besides those that the booking already holds. */
  readonly seatsLeft: number;
}

/**
 * Other bookings from the same network already hold seats of this departure, and together they would
 * hold more than a third of it.
 */
export interface NetworkShareReached {
  readonly code: 'NetworkShareReached';
}

/** The departure takes no new seats. */
export interface DepartureClosed {
  readonly code: 'DepartureClosed';
}

/** The departure was cancelled or moved as a whole, so it takes no seats, not even with an override. */
export interface DepartureCalledOff {
  readonly code: 'DepartureCalledOff';
}

/** The bookings of the departure are being cancelled or moved; staff must stop the disruption first. */
export interface DisruptionRunning {
  readonly code: 'DisruptionRunning';
}

/** The departure was not called off, so there is no disruption to stop or resume. */
export interface NotCalledOff {
  readonly code: 'NotCalledOff';
}

/** The capacity is lower than the number of seats already taken. It is accepted if staff give a reason. */
export interface CapacityBelowSeatsTaken {
  readonly code: 'CapacityBelowSeatsTaken';
  readonly seatsTaken: number;
}

/**
 * The reservation was released, dropped or abandoned before, or is already held. It is never taken again (correctness
 * rule 9). People never see this: the handler of the command picks the next id.
 */
export interface ReservationSpent {
  readonly code: 'ReservationSpent';
  readonly reservationId: string;
}

export type DisruptionRefusal = NotCalledOff;

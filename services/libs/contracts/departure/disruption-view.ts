/** A booking that could not be cancelled or moved with its departure, and what stood in the way. */
export interface DisruptionFailureView {
  readonly reference: string;
  /** A sentence a person can read. */
  readonly why: string;
}

/**
 * A departure that does not take place, as weather has it: all its bookings are cancelled free of
 * charge, or moved to another slot at the price that was agreed, and every traveller is told once.
 */
export interface DisruptionView {
  readonly id: string;
  readonly kind: 'cancellation' | 'move';
  /** Where its bookings go; of a move alone. */
  readonly to?: { readonly date: string; readonly time: string };
  /** What every traveller is told. */
  readonly reason: string;
  /** `done` with some that failed can be resumed: those are tried again. */
  readonly state: 'running' | 'stopped' | 'done';
  /** The bookings it concerns, and how many of them are cancelled or moved. */
  readonly total: number;
  readonly done: number;
  readonly failed: readonly DisruptionFailureView[];
}

/** The body of POST /api/admin/departures/{id}/cancellation. */
export interface CancelDepartureRequest {
  readonly reason: string;
}

/** The body of POST /api/admin/departures/{id}/move. */
export interface MoveDepartureRequest {
  readonly date: string;
  readonly time: string;
  readonly reason: string;
  /** Moves although the new departure is full, closed, or no start time of the tour. */
  readonly force?: { readonly reason: string };
}

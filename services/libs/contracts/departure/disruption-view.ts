import type { WholeNumber } from '../whole-number.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { BookingReference } from '../../domain/booking/booking-reference.ts';
/** A booking that could not be cancelled or moved with its departure, and why. */
export interface DisruptionFailureView {
  readonly reference: BookingReference;
  /** A sentence that people can read. */
  readonly why: string;
}

/**
 * A departure that does not take place, for example because of the weather. All its bookings are
 * cancelled free of charge, or moved to another slot at the agreed price, and every traveller gets one
 * e-mail.
 */
export interface DisruptionView {
  readonly id: string;
  readonly kind: 'cancellation' | 'move';
  /** The slot to which its bookings move; only for a move. */
  readonly to?: { readonly date: LocalDate; readonly time: LocalTime };
  /** The reason that every traveller reads. */
  readonly reason: string;
  /** A `done` disruption with failures can be resumed: the failed bookings are tried again. */
  readonly state: 'running' | 'stopped' | 'done';
  /** The bookings of the disruption, and how many of them are cancelled or moved. */
  readonly total: WholeNumber;
  readonly done: WholeNumber;
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
  /**
   * Staff move the departure for this reason even if the new departure is full, closed, or not at a start time
   * of the tour.
   */
  readonly force?: { readonly reason: string };
}

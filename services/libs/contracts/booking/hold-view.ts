import type { Instant, LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { TravellersRequest } from './booking-view.ts';

/** The seats that a form holds from now on. */
export interface ChangeHoldRequest {
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly travellers: readonly TravellersRequest[];
}

/** The seats to hold while a traveller fills in the form. */
export interface HoldRequest extends ChangeHoldRequest {
  readonly tourId: string;
}

/** Seats that are held for a form. */
export interface HoldView {
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly seats: WholeNumber;
  readonly expiresAt: Instant;
  /** How long the seats are still held; 0 if the time is over. */
  readonly secondsLeft: WholeNumber;
  /** Whether the seats can be held for ten minutes more; that is possible once. */
  readonly canBeExtended: boolean;
}

/** The answer of a command about a hold. */
export interface HoldAnswer extends HoldView {
  readonly position: string;
}

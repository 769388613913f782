import type { ActorKind } from '../actor.ts';
import type { Instant, LocalDate, LocalTime } from '../calendar/instants.ts';
import type { DepartureRef, Slot } from '../departure/departure-id.ts';
import type { SeatRule } from '../departure/departure.events.ts';
import type { Currency } from '../money/money.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';
import type { TourSchedule } from '../tour/tour.events.ts';
import type { Contact } from './contact.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What a decision about a booking needs to know of its tour, in the tour's current state. */
export interface BookableTour {
  readonly tourId: string;
  readonly title: string;
  readonly status: 'active' | 'unpublished' | 'deleted';
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly pricing: PricingStructure;
  readonly schedule: TourSchedule;
}

/** The price that a person was shown. It is only compared with the computed price. */
export interface ExpectedPrice {
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** Staff set rules aside. It has an effect only if an admin gives it. */
export interface Override {
  readonly reason: string;
  /**
   * The rules for which the departure would refuse: `rulesInTheWay` of the ReserveSeats that follows,
   * asked again each time the departure is loaded.
   */
  readonly seatRules: readonly SeatRule[];
}

/**
 * When, and by which kind of actor. `now` is the clock's time, or the `occurredAt` of the stream's last
 * event where that is later: so the times in an event agree with its metadata.
 */
interface Asked {
  readonly now: Instant;
  readonly by: ActorKind;
}

/** Why a booking ends. */
interface Reasoned {
  readonly reason?: string;
  /** The traveller gets the reason too. */
  readonly isReasonTold?: boolean;
}

/** What a booking can be changed to; absent fields stay. */
export interface BookingChanges {
  readonly date?: LocalDate;
  readonly time?: LocalTime;
  readonly party?: Party;
}

/** A traveller, or staff for a caller, books seats of a departure. */
export interface BookTour extends Asked {
  readonly type: 'BookTour';
  readonly bookingNumber: number;
  readonly tour: BookableTour;
  readonly slot: Slot;
  readonly party: Party;
  /** Trimmed; the e-mail address in lower case. */
  readonly contact: Contact;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForBooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export interface ModifyBooking extends Asked {
  readonly type: 'ModifyBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForModification`; needed only where there are any. */
  readonly reservationId?: string;
  readonly override?: Override;
}

/** Accepts a cancelled booking again, as it was or changed. */
export interface RebookBooking extends Asked {
  readonly type: 'RebookBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForRebooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export interface ConfirmBooking {
  readonly type: 'ConfirmBooking';
}

/** A request without seats gets its seats: its traveller opened the mailed link, or staff confirm it. */
export interface SeatRequest extends Asked {
  readonly type: 'SeatRequest';
  /** The tour as it is now; the price is the one agreed with the request. */
  readonly tour: BookableTour;
  /** The id of the reservation for the seats of `seatsForRequest`. */
  readonly reservationId: string;
}

/** Staff turn a pending booking or a request down. */
export interface DeclineBooking extends Asked, Reasoned {
  readonly type: 'DeclineBooking';
}

export interface CancelBooking extends Asked, Reasoned {
  readonly type: 'CancelBooking';
}

/** The booking's departure was called off as a whole; a booking that has left it stays as it is. */
interface OfDisruption extends Asked {
  readonly disruptionId: string;
  readonly departure: DepartureRef;
  /** The reason that every traveller of the departure reads. */
  readonly reason: string;
}

/** The departure does not take place. */
export interface CancelWithDeparture extends OfDisruption {
  readonly type: 'CancelWithDeparture';
}

/** The booking is one of many that staff cancel at once. */
export interface CancelInBulk extends Asked {
  readonly type: 'CancelInBulk';
  readonly bulkActId: string;
  readonly reason: string;
}

/** The departure takes place at another time. */
export interface MoveWithDeparture extends OfDisruption {
  readonly type: 'MoveWithDeparture';
  readonly to: Slot;
  /** The id of the reservation for the seats of `seatsForMove`; needed only where there are any. */
  readonly reservationId?: string;
  /** The rules for which the new departure would have refused. */
  readonly seatRules: readonly SeatRule[];
}

export interface CorrectContact {
  readonly type: 'CorrectContact';
  readonly by: ActorKind;
  /** The current contact, decrypted; null where its key was destroyed. */
  readonly current: Contact | null;
  /** The whole new contact; trimmed, the e-mail address in lower case. */
  readonly contact: Contact;
}

/** The travellers came; a second check-in with another number corrects how many. */
export interface CheckInGuests {
  readonly type: 'CheckInGuests';
  /** How many came; the whole party where it is absent. */
  readonly guests?: number;
}

export interface UndoCheckIn {
  readonly type: 'UndoCheckIn';
}

export interface MarkNoShow {
  readonly type: 'MarkNoShow';
}

export interface UndoNoShow {
  readonly type: 'UndoNoShow';
}

export interface RecordCollection {
  readonly type: 'RecordCollection';
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
}

export interface RecordRefund {
  readonly type: 'RecordRefund';
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
}

export interface AddBookingNote {
  readonly type: 'AddBookingNote';
  readonly text: string;
}

/** Ends the mailed links of the booking that were sent until now; later e-mails have new ones. */
export interface EndMailedLinks {
  readonly type: 'EndMailedLinks';
}

/** Abandons a reservation that was made for this booking but is not held by it. */
export interface AbandonReservation {
  readonly type: 'AbandonReservation';
  readonly reservationId: string;
  readonly departure: DepartureRef;
}

export type BookingCommand =
  | BookTour
  | ModifyBooking
  | RebookBooking
  | ConfirmBooking
  | SeatRequest
  | DeclineBooking
  | CancelBooking
  | CancelWithDeparture
  | CancelInBulk
  | MoveWithDeparture
  | CorrectContact
  | CheckInGuests
  | UndoCheckIn
  | MarkNoShow
  | UndoNoShow
  | RecordCollection
  | RecordRefund
  | AddBookingNote
  | EndMailedLinks
  | AbandonReservation;

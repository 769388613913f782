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

/** What a decision about a booking needs to know of its tour, as the tour is now. */
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

/** The price a person was shown; it is compared, never taken over. */
export interface ExpectedPrice {
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** Staff set rules aside. From anyone but an admin it has no effect. */
export interface Override {
  readonly reason: string;
  /**
   * What the departure would have refused for: `rulesInTheWay` of the ReserveSeats that follows,
   * asked anew whenever the departure is loaded anew.
   */
  readonly seatRules: readonly SeatRule[];
}

/**
 * When and by whom. `now` is the clock's, or the `occurredAt` of the stream's last event where that
 * is later, so that what an event says of its time agrees with its metadata.
 */
interface Asked {
  readonly now: Instant;
  readonly by: ActorKind;
}

/** Why a booking ends. */
interface Reasoned {
  readonly reason?: string;
  /** The traveller is told the reason too. */
  readonly isReasonTold?: boolean;
}

/** What a booking can be changed to; what is absent stays. */
export interface BookingChanges {
  readonly date?: LocalDate;
  readonly time?: LocalTime;
  readonly party?: Party;
}

/** A traveller, or staff on a caller's behalf, takes seats of a departure. */
export interface BookTour extends Asked {
  readonly type: 'BookTour';
  readonly bookingNumber: number;
  readonly tour: BookableTour;
  readonly slot: Slot;
  readonly party: Party;
  /** Trimmed, the e-mail in lower case. */
  readonly contact: Contact;
  readonly expected?: ExpectedPrice;
  /** Names the seats of `seatsForBooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export interface ModifyBooking extends Asked {
  readonly type: 'ModifyBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** Names the seats of `seatsForModification`; needed only where that asks for some. */
  readonly reservationId?: string;
  readonly override?: Override;
}

/** Takes a cancelled booking up again, as it was or changed. */
export interface RebookBooking extends Asked {
  readonly type: 'RebookBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** Names the seats of `seatsForRebooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export interface ConfirmBooking {
  readonly type: 'ConfirmBooking';
}

/** A request without seats gets them: its traveller opened the mailed link, or staff accept it. */
export interface SeatRequest extends Asked {
  readonly type: 'SeatRequest';
  /** The tour as it is now; the price is the one that was agreed with the request. */
  readonly tour: BookableTour;
  /** Names the seats of `seatsForRequest`. */
  readonly reservationId: string;
}

/** The operator turns a request down. */
export interface DeclineBooking extends Asked, Reasoned {
  readonly type: 'DeclineBooking';
}

export interface CancelBooking extends Asked, Reasoned {
  readonly type: 'CancelBooking';
}

/** The booking's departure was called off as a whole; a booking that left it meanwhile stays as it is. */
interface OfDisruption extends Asked {
  readonly disruptionId: string;
  readonly departure: DepartureRef;
  /** What every traveller of the departure is told. */
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
  /** Names the seats of `seatsForMove`; needed only where that asks for some. */
  readonly reservationId?: string;
  /** What the new departure would have refused for. */
  readonly seatRules: readonly SeatRule[];
}

export interface CorrectContact {
  readonly type: 'CorrectContact';
  readonly by: ActorKind;
  /** The contact of the state, opened; null where its key was destroyed. */
  readonly current: Contact | null;
  /** The whole contact as it shall stand; trimmed, the e-mail in lower case. */
  readonly contact: Contact;
}

/** The travellers came; repeated with another number, it corrects how many. */
export interface CheckInGuests {
  readonly type: 'CheckInGuests';
  /** How many came; the whole party when absent. */
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

/** Ends the links in e-mails of the booking that were sent until now; later e-mails have new ones. */
export interface EndMailedLinks {
  readonly type: 'EndMailedLinks';
}

/** Gives up a reservation that was made for this booking and is not held by it. */
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

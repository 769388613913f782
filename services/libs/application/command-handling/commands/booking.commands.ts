import type {
  AddBookingNoteRefusal,
  EndMailedLinksRefusal,
  BookingNotFound,
  BookTourRefusal,
  CancelBookingRefusal,
  CancelInBulkRefusal,
  CheckInGuestsRefusal,
  ConfirmBookingRefusal,
  CorrectContactRefusal,
  DeclineBookingRefusal,
  AttendanceRefusal,
  MarkNoShowRefusal,
  ModifyBookingRefusal,
  RebookBookingRefusal,
  RecordCollectionRefusal,
  RecordRefundRefusal,
  SeatRequestRefusal,
} from '../../../domain/booking/booking.refusals.ts';
import type { BookingChanges, ExpectedPrice } from '../../../domain/booking/booking.commands.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import type { PaymentMethod } from '../../../domain/booking/payment-method.ts';
import type { DepartureRef, Slot } from '../../../domain/departure/departure-id.ts';
import type {
  DepartureCalledOff,
  DepartureClosed,
  DepartureFull,
  NetworkShareReached,
} from '../../../domain/departure/departure.refusals.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import type { Party } from '../../../domain/tour/pricing/party.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { UndoRefusal } from '../../../domain/undo/undo.refusals.ts';
import type { CustomerErased } from '../command-outcome.ts';
import type { WronglyAsked } from '../refusal-for-people.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';
import type { UndoPreview } from '../undo-preview.ts';

/** The answer of every booking command; {@link StreamAsOf.state} is never `none`. */
export type BookingAsOf = StreamAsOf<BookingState, BookingEvent>;

/** Reasons for which seats are refused. */
export type SeatRefusal =
  TourNotFound | DepartureFull | DepartureClosed | DepartureCalledOff | NetworkShareReached;

/** The price that a person saw, and the reason why staff set rules aside. */
export interface TermsWish {
  readonly expected?: ExpectedPrice;
  /** Staff only: books although the slot is past, closed or full. */
  readonly overrideReason?: string;
}

/** The wanted changes of a booking; absent fields stay. */
export interface ChangesWish extends BookingChanges {
  /** The travellers as a plain number, where the tour's price does not depend on who they are. */
  readonly guests?: number;
}

/** The wanted changes of a contact; absent fields stay, an empty optional field is removed. */
export type ContactWish = Partial<Contact>;

abstract class BookingCommand<
  Wish extends { readonly bookingNumber: number },
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, BookingAsOf, Refusal> {
  get target(): string {
    return String(this.wish.bookingNumber);
  }
}

export interface BookTourWish extends TermsWish {
  readonly tourId: string;
  readonly slot: Slot;
  readonly party: Party;
  readonly contact: Contact;
}

export type BookTourRefused = Exclude<BookTourRefusal, WronglyAsked> | SeatRefusal;

/** A traveller, or staff on a caller's behalf, takes seats of a departure. */
export class BookTour extends RequestedCommand<BookTourWish, BookingAsOf, BookTourRefused> {
  readonly target = '';
}

export interface ModifyBookingWish extends TermsWish {
  readonly bookingNumber: number;
  readonly changes: ChangesWish;
  /** Corrected in the same append: both happen or neither. */
  readonly contact?: ContactWish;
}

export type ModifyBookingRefused =
  | Exclude<ModifyBookingRefusal, WronglyAsked>
  | SeatRefusal
  | CorrectContactRefusal
  | CustomerErased;

/** Moves the booking to another date or time, changes its travellers, corrects its contact. */
export class ModifyBooking extends BookingCommand<ModifyBookingWish, ModifyBookingRefused> {}

export interface RebookBookingWish extends TermsWish {
  readonly bookingNumber: number;
  readonly changes: ChangesWish;
}

export type RebookBookingRefused = Exclude<RebookBookingRefusal, WronglyAsked> | SeatRefusal;

/** Reinstates a cancelled booking, as it was or changed. */
export class RebookBooking extends BookingCommand<RebookBookingWish, RebookBookingRefused> {}

export interface BookingWish {
  readonly bookingNumber: number;
}

/** The entry of the booking's history to undo. */
export interface UndoBookingWish extends BookingWish {
  readonly revision: number;
}

export type UndoBookingRefused = UndoRefusal | ModifyBookingRefused | RebookBookingRefused;

/** Undoes a cancellation or an edit. */
export class UndoBookingChange extends BookingCommand<UndoBookingWish, UndoBookingRefused> {}

export type BookingUndoPreview = UndoPreview<BookingState, BookingEvent, UndoBookingRefused>;

/** Previews {@link UndoBookingChange} without storing an event. */
export class PreviewBookingUndo extends RequestedCommand<
  UndoBookingWish,
  BookingUndoPreview,
  BookingNotFound
> {
  get target(): string {
    return String(this.wish.bookingNumber);
  }
}

export type SeatRequestRefused =
  Exclude<SeatRequestRefusal, WronglyAsked> | SeatRefusal | InvalidFields;

/** Accepts a request; a request without seats also gets its seats. */
export class ConfirmBooking extends BookingCommand<
  BookingWish,
  ConfirmBookingRefusal | SeatRequestRefused
> {}

/** Gives a request its seats, because its traveller opened the mailed link. */
export class SeatRequest extends BookingCommand<BookingWish, SeatRequestRefused> {}

export interface ReasonedBookingWish extends BookingWish {
  readonly reason?: string;
  /** The e-mail to the traveller includes the reason. */
  readonly isReasonTold?: boolean;
}

export class DeclineBooking extends BookingCommand<ReasonedBookingWish, DeclineBookingRefusal> {}

export class CancelBooking extends BookingCommand<ReasonedBookingWish, CancelBookingRefusal> {}

/**
 * The booking's departure was called off. Sent only by the system, in the name of the person who called
 * it off.
 */
export interface WithDepartureWish extends BookingWish {
  readonly disruptionId: string;
  readonly departure: DepartureRef;
  readonly reason: string;
}

export class CancelWithDeparture extends BookingCommand<WithDepartureWish, BookingNotFound> {}

/** For one booking of a bulk act. Sent only by the system, in the name of the person who began the act. */
export interface InBulkWish extends BookingWish {
  readonly bulkActId: string;
}

export interface CancelInBulkWish extends InBulkWish {
  readonly reason: string;
}

export class CancelInBulk extends BookingCommand<CancelInBulkWish, CancelInBulkRefusal> {}

export type RestoreAfterBulkWish = InBulkWish;

/** Undoes the cancellation of this booking by a bulk act. */
export class RestoreAfterBulk extends BookingCommand<RestoreAfterBulkWish, UndoBookingRefused> {}

export interface MoveWithDepartureWish extends WithDepartureWish {
  readonly to: Slot;
}

export class MoveWithDeparture extends BookingCommand<
  MoveWithDepartureWish,
  BookingNotFound | InvalidFields | SeatRefusal
> {}

export interface CorrectContactWish extends BookingWish {
  readonly contact: ContactWish;
}

export class CorrectContact extends BookingCommand<
  CorrectContactWish,
  CorrectContactRefusal | CustomerErased
> {}

export interface CheckInGuestsWish extends BookingWish {
  /** How many guests came; the whole party when absent. */
  readonly guests?: number;
}

export class CheckInGuests extends BookingCommand<CheckInGuestsWish, CheckInGuestsRefusal> {}

export class UndoCheckIn extends BookingCommand<BookingWish, AttendanceRefusal> {}

export class MarkNoShow extends BookingCommand<BookingWish, MarkNoShowRefusal> {}

export class UndoNoShow extends BookingCommand<BookingWish, AttendanceRefusal> {}

export interface PaymentWish extends BookingWish {
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
}

export class RecordCollection extends BookingCommand<PaymentWish, RecordCollectionRefusal> {}

export class RecordRefund extends BookingCommand<PaymentWish, RecordRefundRefusal> {}

export interface AddBookingNoteWish extends BookingWish {
  readonly text: string;
}

export class AddBookingNote extends BookingCommand<
  AddBookingNoteWish,
  AddBookingNoteRefusal | InvalidFields | CustomerErased
> {}

export class EndMailedLinks extends BookingCommand<BookingWish, EndMailedLinksRefusal> {}

import type {
  AlreadyStarted,
  BookingIsCancelled,
  BookingNotFound,
  EmailNotChangeable,
  GuestsOutOfRange,
  HoldEnded,
  HoldNotOverdue,
  NotCancelled,
  RequestIsOver,
  SeatsNotHeld,
} from '../../../domain/booking/booking.refusals.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { BookingChanges } from '../../../domain/booking/changed-terms.ts';
import type { BookTourRefusal } from '../../../domain/booking/commands/book-tour.ts';
import type { ChangeHoldRefusal } from '../../../domain/booking/commands/change-hold.ts';
import type { ExtendHoldRefusal } from '../../../domain/booking/commands/extend-hold.ts';
import type { HoldBookingRefusal } from '../../../domain/booking/commands/hold-booking.ts';
import type { CancelBookingRefusal } from '../../../domain/booking/commands/cancel-booking.ts';
import type { ConfirmBookingRefusal } from '../../../domain/booking/commands/confirm-booking.ts';
import type { HandOutManageLinkRefusal } from '../../../domain/booking/commands/hand-out-manage-link.ts';
import type { CorrectContactRefusal } from '../../../domain/booking/commands/correct-contact.ts';
import type { ModifyBookingRefusal } from '../../../domain/booking/commands/modify-booking.ts';
import type { RebookBookingRefusal } from '../../../domain/booking/commands/rebook-booking.ts';
import type { OwnUndoRefusal } from '../../../domain/booking/own-undo.ts';
import type { SeatRequestRefusal } from '../../../domain/booking/commands/seat-request.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import type { CameFrom } from '../../../domain/booking/origin.ts';
import type { ExpectedPrice } from '../../../domain/booking/terms.ts';
import type { Slot } from '../../../domain/departure/departure-id.ts';
import type {
  DepartureCalledOff,
  DepartureClosed,
  DepartureFull,
  NetworkShareReached,
} from '../../../domain/departure/departure.refusals.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import type { AskedParty } from '../../../domain/tour/pricing/party.ts';
import type { PastDate, TourNotBookable } from '../../../domain/tour/booking-window.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { UndoRefusal } from '../../../domain/undo/undo.refusals.ts';
import { type BookingAddress, bookingNotes, bookingStreams } from './booking-streams.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { WronglyAsked } from './refusal-for-people.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { CancelImportedRefusal } from '../../../domain/booking/commands/cancel-imported.ts';
import type {
  ImportBookingRefusal,
  ImportedTerms,
} from '../../../domain/booking/commands/import-booking.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import type { UndoPreview } from '../engine/undo-preview.ts';

/** The answer of every booking command; {@link StreamAsOf.state} is never `none`. */
export type BookingAsOf = StreamAsOf<BookingState, BookingEvent>;

/**
 * Reasons for which seats are refused. Only staff who set rules aside are refused with
 * `DepartureCalledOff`; everyone else gets `DepartureClosed`.
 */
export type SeatRefusal = TourNotFound | DepartureFull | DepartureClosed | DepartureCalledOff;

/** The price that a person saw, and the reason why staff set rules aside. */
export interface TermsInput {
  readonly expected?: ExpectedPrice;
  /** Staff only: books although the slot is past, closed or full. */
  readonly overrideReason?: string;
}

/** The wanted changes of a booking. Absent fields do not change. */
export interface ChangesInput extends BookingChanges {
  /** The travellers as a plain number, if the tour's price does not depend on their categories. */
  readonly guests?: number;
}

/** The wanted changes of a contact. Absent fields do not change; an empty optional field is removed. */
export interface ContactInput extends Partial<Contact> {
  /** The country of a new phone number that was given without a country code. */
  readonly phoneCountry?: string;
  /** An undo restores these fields. They may be older than the rules for new ones. */
  readonly isRestored?: boolean;
}

/**
 * Staff and travellers send the same commands but can get different refusals. The type argument of a command
 * lists the refusals that its sender can get; the description of the API shows exactly these.
 */
abstract class BookingCommand<
  Input extends { readonly bookingNumber: number },
  Refusal extends { readonly code: string },
> extends RequestedCommand<Input, BookingAsOf, Refusal> {
  get target(): string {
    return String(this.input.bookingNumber);
  }
}

export interface BookTourInput extends TermsInput, CameFrom {
  readonly tourId: string;
  readonly slot: Slot;
  readonly party: AskedParty;
  readonly contact: Contact;
}

/** The form whose seats are held: its Idempotency-Key in the scope of the request. */
export interface HoldOfForm {
  readonly formKey: string;
}

export interface HoldInput extends HoldOfForm {
  readonly slot: Slot;
  readonly party: AskedParty;
}

export interface HoldBookingInput extends HoldInput, CameFrom {
  readonly tourId: string;
}

/** Commands about a hold are addressed by the key of the form, which only the browser with the form has. */
abstract class HoldCommand<
  Input extends HoldOfForm,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Input, BookingAsOf, Refusal> {
  readonly target = '';
}

/** Enough seats are free, so nobody needs to hold any. */
export interface HoldNotNeeded {
  readonly code: 'HoldNotNeeded';
}

export type HoldBookingRefused =
  | Exclude<HoldBookingRefusal, WronglyAsked>
  | SeatRefusal
  | NetworkShareReached
  | HoldNotNeeded
  | HoldEnded;

/** Holds seats for a short time, before the booking is placed. */
export class HoldBooking<
  Refused extends HoldBookingRefused = HoldBookingRefused,
> extends HoldCommand<HoldBookingInput, Refused> {}

export type HoldBookingRefusedToTraveller = Exclude<HoldBookingRefused, DepartureCalledOff>;

export type ChangeHoldRefused =
  Exclude<ChangeHoldRefusal, WronglyAsked> | SeatRefusal | NetworkShareReached;

/** Holds other seats instead, because the traveller chose another departure or other travellers. */
export class ChangeHold<Refused extends ChangeHoldRefused = ChangeHoldRefused> extends HoldCommand<
  HoldInput,
  Refused
> {}

/** The tour of a hold always exists. */
export type ChangeHoldRefusedToTraveller = Exclude<
  ChangeHoldRefused,
  DepartureCalledOff | TourNotFound
>;

export type ExtendHoldRefused = ExtendHoldRefusal | TourNotFound;

export type ExtendHoldRefusedToTraveller = ExtendHoldRefusal;

/** Holds the seats for longer. */
export class ExtendHold<Refused extends ExtendHoldRefused = ExtendHoldRefused> extends HoldCommand<
  HoldOfForm,
  Refused
> {}

/** Releases the seats: the traveller left the form. */
export class ReleaseHold extends HoldCommand<HoldOfForm, never> {}

/** Ends a hold whose time is over. Sent only by the system. */
export class ExpireHold extends BookingCommand<BookingAddress, HoldNotOverdue> {}

export type BookTourRefused = Exclude<BookTourRefusal, WronglyAsked> | SeatRefusal;

export type BookTourRefusedToTraveller = Exclude<BookTourRefused, DepartureCalledOff>;

/** A form that staff fill in holds no seats. */
export type BookTourRefusedToStaff = Exclude<BookTourRefused, HoldEnded>;

/** A traveller, or staff on a caller's behalf, takes seats of a departure. */
export class BookTour<Refused extends BookTourRefused = BookTourRefused> extends RequestedCommand<
  BookTourInput,
  BookingAsOf,
  Refused
> {
  readonly target = '';
}

export interface ImportBookingInput extends CameFrom, ImportedTerms {
  readonly tourId: string;
  readonly slot: Slot;
  readonly party: AskedParty;
  readonly contact: Contact;
}

export type ImportBookingRefused = Exclude<ImportBookingRefusal, WronglyAsked> | SeatRefusal;

/** Makes a booking from one line of a file. Sent for the member of staff who imports the file. */
export class ImportBooking extends RequestedCommand<
  ImportBookingInput,
  BookingAsOf,
  ImportBookingRefused
> {
  readonly target = '';
}

/** The price that an imported booking would have. */
export interface ImportPreview {
  readonly price: PriceBreakdown;
}

/** Previews {@link ImportBooking} without storing an event. */
export class PreviewImport extends RequestedCommand<
  {
    readonly booking: ImportBookingInput;
    /** The seats of earlier lines of the same file on the same departure. */
    readonly seatsOfEarlierLines: number;
  },
  ImportPreview,
  ImportBookingRefused
> {
  readonly target = '';
}

export interface CancelImportedInput extends BookingAddress {
  readonly bulkActId: string;
  readonly reason: string;
}

/** Undoes the import of one booking. Sent only by the system, in the name of the person who undid the import. */
export class CancelImported extends BookingCommand<CancelImportedInput, CancelImportedRefusal> {}

export interface ModifyBookingInput extends TermsInput {
  readonly bookingNumber: number;
  readonly changes: ChangesInput;
  /** Corrected in the same append, so both changes are stored or neither is. */
  readonly contact?: ContactInput;
}

export type ModifyBookingRefused =
  | Exclude<ModifyBookingRefusal, WronglyAsked>
  | SeatRefusal
  | NetworkShareReached
  | CorrectContactRefusal
  | CustomerErased;

/**
 * The tour of a booking always exists. Staff may change the e-mail address, and requests of travellers do not have this
 * field.
 */
type ModifyBookingRefusedToSomeone = Exclude<
  ModifyBookingRefused,
  TourNotFound | EmailNotChangeable
>;
export type ModifyBookingRefusedToTraveller = Exclude<
  ModifyBookingRefusedToSomeone,
  DepartureCalledOff
>;
/**
 * The network's share and the limit of the form do not apply to staff. Staff can also enter an erased contact again.
 */
export type ModifyBookingRefusedToStaff = Exclude<
  ModifyBookingRefusedToSomeone,
  NetworkShareReached | GuestsOutOfRange | CustomerErased
>;

/** Moves the booking to another date or time, changes its travellers, corrects its contact. */
export class ModifyBooking<
  Refused extends ModifyBookingRefused = ModifyBookingRefused,
> extends BookingCommand<ModifyBookingInput, Refused> {}

export interface RebookBookingInput extends TermsInput {
  readonly bookingNumber: number;
  readonly changes: ChangesInput;
}

export type RebookBookingRefused =
  Exclude<RebookBookingRefusal, WronglyAsked> | SeatRefusal | NetworkShareReached;

export type RebookBookingRefusedToStaff = Exclude<
  RebookBookingRefused,
  TourNotFound | NetworkShareReached
>;

/** Reinstates a cancelled booking, unchanged or with changes. */
export class RebookBooking<
  Refused extends RebookBookingRefused = RebookBookingRefused,
> extends BookingCommand<RebookBookingInput, Refused> {}

/** The entry of the booking's history to undo. */
export interface UndoBookingInput extends BookingAddress {
  readonly revision: number;
}

export type UndoBookingRefused = UndoRefusal | ModifyBookingRefused | RebookBookingRefused;

/** An undo rebooks only cancelled bookings. It changes no request without seats, and overrides no rule. */
export type UndoBookingRefusedToStaff =
  | UndoRefusal
  | CustomerErased
  | Exclude<ModifyBookingRefusedToStaff, SeatsNotHeld | DepartureCalledOff>
  | Exclude<RebookBookingRefusedToStaff, NotCancelled | RequestIsOver | DepartureCalledOff>;

/** Undoes a cancellation or an edit. */
export class UndoBookingChange<
  Refused extends UndoBookingRefused = UndoBookingRefused,
> extends BookingCommand<UndoBookingInput, Refused> {}

export type UndoOwnRefused = OwnUndoRefusal | UndoBookingRefused;

/** The booking gets its agreed party, price and start time again, so refusals about these cannot occur. */
export type UndoOwnRefusedToTraveller =
  | OwnUndoRefusal
  | Extract<
      UndoBookingRefused,
      TourNotBookable | PastDate | DepartureFull | DepartureClosed | NetworkShareReached
    >;

/** Undoes the traveller's own cancellation; this is possible for an hour. */
export class UndoOwnCancellation<
  Refused extends UndoOwnRefused = UndoOwnRefused,
> extends BookingCommand<BookingAddress, Refused> {}

export type BookingUndoPreview = UndoPreview<BookingState, BookingEvent, UndoBookingRefused>;

/** Previews {@link UndoBookingChange} without storing an event. */
export class PreviewBookingUndo extends RequestedCommand<
  UndoBookingInput,
  BookingUndoPreview,
  BookingNotFound
> {
  get target(): string {
    return String(this.input.bookingNumber);
  }
}

export type SeatRequestRefused =
  Exclude<SeatRequestRefusal, WronglyAsked> | SeatRefusal | InvalidFields;

/** The traveller has the mailed link, so the request and its tour exist. */
export type SeatRequestRefusedToTraveller = Exclude<
  SeatRequestRefused,
  BookingNotFound | TourNotFound | InvalidFields | DepartureCalledOff
>;

export type ConfirmBookingRefused = ConfirmBookingRefusal | SeatRequestRefused;

/** A request without seats gets seats, and a cancelled request is refused as not pending. */
export type ConfirmBookingRefusedToStaff =
  | Exclude<ConfirmBookingRefusal, SeatsNotHeld>
  | Exclude<SeatRequestRefusedToTraveller, BookingIsCancelled>;

/** Accepts a request; a request without seats also gets its seats. */
export class ConfirmBooking<
  Refused extends ConfirmBookingRefused = ConfirmBookingRefused,
> extends BookingCommand<BookingAddress, Refused> {}

/** Gives a request its seats, because the traveller opened the mailed link. */
export class SeatRequest<
  Refused extends SeatRequestRefused = SeatRequestRefused,
> extends BookingCommand<BookingAddress, Refused> {}

export class DeclineBooking extends bookingStreams.command('DeclineBooking') {}

/** Staff can cancel a booking also after the start. */
export type CancelBookingRefusedToStaff = Exclude<CancelBookingRefusal, AlreadyStarted>;

export class CancelBooking<
  Refused extends CancelBookingRefusal = CancelBookingRefusal,
> extends bookingStreams.command('CancelBooking')<Refused> {}

/**
 * The booking's departure was called off. Sent only by the system, in the name of the person who called the departure
 * off.
 */
export class CancelWithDeparture extends bookingStreams.command('CancelWithDeparture') {}

/** For one booking of a bulk act. Sent only by the system, in the name of the person who began the act. */
export class CancelInBulk extends bookingStreams.command('CancelInBulk') {}

export interface RestoreAfterBulkInput extends BookingAddress {
  readonly bulkActId: string;
}

/** Undoes the cancellation of this booking by a bulk act. */
export class RestoreAfterBulk extends BookingCommand<RestoreAfterBulkInput, UndoBookingRefused> {}

export interface RestoreWithDepartureInput extends BookingAddress {
  readonly disruptionId: string;
}

/** Undoes what the disruption did to this booking. Sent only by the system, in the name of the person who undid it. */
export class RestoreWithDeparture extends BookingCommand<
  RestoreWithDepartureInput,
  UndoBookingRefused
> {}

export type MoveWithDepartureInput = CancelWithDeparture['input'] & { readonly to: Slot };

export class MoveWithDeparture extends BookingCommand<
  MoveWithDepartureInput,
  BookingNotFound | InvalidFields | SeatRefusal | NetworkShareReached
> {}

export interface CorrectContactInput extends BookingAddress {
  readonly contact: ContactInput;
}

export class CorrectContact extends BookingCommand<
  CorrectContactInput,
  CorrectContactRefusal | CustomerErased
> {}

export class CheckInGuests extends bookingStreams.command('CheckInGuests') {}

export class UndoCheckIn extends bookingStreams.command('UndoCheckIn') {}

export class MarkNoShow extends bookingStreams.command('MarkNoShow') {}

export class UndoNoShow extends bookingStreams.command('UndoNoShow') {}

export class RecordCollection extends bookingStreams.command('RecordCollection') {}

export class RecordRefund extends bookingStreams.command('RecordRefund') {}

export class VoidPayment extends bookingStreams.command('VoidPayment') {}

export class VoidRefund extends bookingStreams.command('VoidRefund') {}

export class WriteOffDebt extends bookingStreams.command('WriteOffDebt') {}

export class UndoWriteOff extends bookingStreams.command('UndoWriteOff') {}

export class AddBookingNote extends bookingNotes.command('AddBookingNote') {}

/** Staff are shown the link of a traveller without an e-mail address, to give it to them. */
export class HandOutManageLink extends BookingCommand<
  BookingAddress,
  HandOutManageLinkRefusal | CustomerErased
> {}

export class TagBooking extends bookingStreams.command('TagBooking') {}

export class UntagBooking extends bookingStreams.command('UntagBooking') {}

export class EndMailedLinks extends bookingStreams.command('EndMailedLinks') {}

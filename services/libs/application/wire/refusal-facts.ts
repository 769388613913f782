import type { ProblemCode, ProblemView } from '../../contracts/problems.ts';
import type { UsernameTaken } from '../../domain/account/account.refusals.ts';
import type { EditAccountRefusal } from '../../domain/account/commands/edit-account.ts';
import type { RequireTotpRefusal } from '../../domain/account/commands/require-totp.ts';
import type {
  AttendanceRefusal,
  RefundExceedsCollected,
} from '../../domain/booking/booking.refusals.ts';
import type { AddBookingNoteRefusal } from '../../domain/booking/commands/add-booking-note.ts';
import type { CancelBookingRefusal } from '../../domain/booking/commands/cancel-booking.ts';
import type { CheckInGuestsRefusal } from '../../domain/booking/commands/check-in-guests.ts';
import type { ConfirmBookingRefusal } from '../../domain/booking/commands/confirm-booking.ts';
import type { CorrectContactRefusal } from '../../domain/booking/commands/correct-contact.ts';
import type { DeclineBookingRefusal } from '../../domain/booking/commands/decline-booking.ts';
import type { MarkNoShowRefusal } from '../../domain/booking/commands/mark-no-show.ts';
import type { RecordCollectionRefusal } from '../../domain/booking/commands/record-collection.ts';
import type { RecordRefundRefusal } from '../../domain/booking/commands/record-refund.ts';
import type { GoOnWithBulkActRefusal } from '../../domain/bulk-act/bulk-act.refusals.ts';
import type { UndoBulkActRefusal } from '../../domain/bulk-act/commands/undo-bulk-act.ts';
import type { NothingLeftToExport } from '../../domain/customer/customer.refusals.ts';
import type { MoveDepartureRefusal } from '../../domain/departure/commands/move-departure.ts';
import type { ReopenDepartureRefusal } from '../../domain/departure/commands/reopen-departure.ts';
import type { SetCapacityRefusal } from '../../domain/departure/commands/set-capacity.ts';
import type { DisruptionRefusal } from '../../domain/departure/departure.refusals.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import type { RetryRefusal } from '../../domain/notification/commands/retry-notification.ts';
import type { EditTourRefusal } from '../../domain/tour/commands/edit-tour.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import type { ChangedSince, NotUndoable } from '../../domain/undo/undo.refusals.ts';
import type {
  ApplicationRefusal,
  CustomerErased,
} from '../command-handling/engine/command-outcome.ts';
import type {
  BookTourRefused,
  ModifyBookingRefused,
  RebookBookingRefused,
  SeatRequestRefused,
  UndoBookingRefused,
} from '../command-handling/booking/booking.commands.ts';
import { priceLineViews } from '../queries/tour/money-view.ts';

/** The text in the path is not a booking reference. */
export interface InvalidReference {
  readonly code: 'InvalidReference';
}

/** Every refusal that a client can get. */
export type RefusalForClients =
  | InvalidReference
  | ApplicationRefusal
  | CustomerErased
  | BookTourRefused
  | ModifyBookingRefused
  | RebookBookingRefused
  | UndoBookingRefused
  | ConfirmBookingRefusal
  | SeatRequestRefused
  | DeclineBookingRefusal
  | CancelBookingRefusal
  | CorrectContactRefusal
  | AttendanceRefusal
  | CheckInGuestsRefusal
  | MarkNoShowRefusal
  | RecordCollectionRefusal
  | RecordRefundRefusal
  | AddBookingNoteRefusal
  | EditTourRefusal
  | SetCapacityRefusal
  | ReopenDepartureRefusal
  | MoveDepartureRefusal
  | DisruptionRefusal
  | GoOnWithBulkActRefusal
  | UndoBulkActRefusal
  | RetryRefusal
  | NothingLeftToExport
  | EditAccountRefusal
  | RequireTotpRefusal
  | UsernameTaken;

/** The content of a problem for a refusal. */
export interface RefusalFacts {
  readonly code: ProblemCode;
  readonly errors?: NonNullable<ProblemView['errors']>;
  /** An explanation, where there is more to say than the title does. */
  readonly detail?: string;
  /** What a client needs to offer an alternative, under the names it has on the wire. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** After how many seconds the same request may be sent again. */
  readonly retryAfterSeconds?: number;
}

/** Returns what a client may know of a refusal, with amounts as decimal numbers. */
// eslint-disable-next-line max-lines-per-function -- one line for each refusal
export function refusalFacts(refusal: RefusalForClients): RefusalFacts {
  switch (refusal.code) {
    case 'InvalidFields':
      return { code: refusal.code, errors: refusal.faults };
    case 'DepartureFull':
      return extended(refusal.code, { seatsLeft: Math.max(0, refusal.seatsLeft) });
    case 'NotAStartTime':
      return extended(refusal.code, { startTimes: refusal.startTimes });
    case 'UnknownCategory':
      return extended(refusal.code, { category: refusal.category, categories: refusal.known });
    case 'PartyTooLarge':
      return extended(refusal.code, { maxGuests: refusal.maxGuests });
    case 'GuestsOutOfRange':
      return extended(refusal.code, { min: refusal.min, max: refusal.max });
    case 'TourNotBookable':
      return extended(refusal.code, { reason: refusal.reason });
    case 'CapacityBelowSeatsTaken':
      return extended(refusal.code, { seatsTaken: refusal.seatsTaken });
    case 'CurrencyMismatch':
      return extended(refusal.code, { currency: refusal.currency });
    case 'RefundExceedsCollected':
      return extended(refusal.code, refundView(refusal));
    case 'PriceChanged':
      return extended(refusal.code, { price: priceView(refusal.price) });
    case 'NotUndoable':
    case 'ChangedSince':
      return notUndone(refusal);
    case 'RevisionMismatch':
      return extended(refusal.code, { revision: String(refusal.current) });
    case 'NotDoneBefore':
    case 'OutcomeUnknown':
    case 'TimedOut':
      return notNow(refusal.code);
    case 'AccountNotFound':
    case 'AlreadyStarted':
    case 'BookingIsCancelled':
    case 'BookingNotFound':
    case 'BulkActChangedNothing':
    case 'BulkActNotFound':
    case 'BulkActRunning':
    case 'CustomerErased':
    case 'DepartureCalledOff':
    case 'DepartureClosed':
    case 'DisruptionRunning':
    case 'EmailNotChangeable':
    case 'GuestsAreCheckedIn':
    case 'InvalidReference':
    case 'KeyReused':
    case 'LastOwner':
    case 'MarkedAsNoShow':
    case 'NotCalledOff':
    case 'NotCancelled':
    case 'NotConfirmed':
    case 'NotPending':
    case 'NetworkShareReached':
    case 'RequestIsOver':
    case 'SeatsNotHeld':
    case 'NothingLeftToExport':
    case 'OwnTotpMissing':
    case 'NothingToUndo':
    case 'NotificationAlreadySent':
    case 'NotificationIsDismissed':
    case 'NotificationNotFound':
    case 'NotificationUnderWay':
    case 'PastDate':
    case 'TourIsDeleted':
    case 'TourNotFound':
    case 'UsernameTaken':
      return { code: refusal.code };
  }
}

/** The same request may be sent again later. */
function notNow(code: 'NotDoneBefore' | 'OutcomeUnknown' | 'TimedOut'): RefusalFacts {
  return code === 'NotDoneBefore'
    ? { code: 'TooManyRequests', retryAfterSeconds: 60 }
    : { code, retryAfterSeconds: 1 };
}

function refundView({ currency, refundableMinor }: RefundExceedsCollected) {
  return { currency, refundable: toMajor(refundableMinor) };
}

function priceView(price: PriceBreakdown) {
  const { totalMinor, currency } = price;
  return { lines: priceLineViews(price), total: toMajor(totalMinor), currency };
}

/** Returns why a change cannot be undone, in words. */
function notUndone(refusal: NotUndoable | ChangedSince): RefusalFacts {
  if (refusal.code === 'NotUndoable') {
    const { code, instead } = refusal;
    return instead === undefined
      ? { code }
      : { ...extended(code, { instead }), detail: insteadOfUndoing[instead] };
  }
  const { code, fields } = refusal;
  const detail = `This was changed again since: ${fields.map(inWords).join(', ')}`;
  return { ...extended(code, { fields }), detail };
}

const insteadOfUndoing = {
  cancel: 'This cannot be undone: cancel the booking instead',
  rebook: 'A request that was turned down cannot wait again: rebook it instead',
  delete: 'This cannot be undone: delete the tour instead',
} as const;

/** Returns a field's name on the wire as words: `pickupTime` → "pickup time". */
function inWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

function extended(
  code: ProblemCode,
  extensions: NonNullable<RefusalFacts['extensions']>,
): RefusalFacts {
  return { code, extensions };
}

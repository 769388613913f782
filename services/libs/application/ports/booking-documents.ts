import type { BookingStatus, BookingView } from '../../contracts/booking/booking-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Operator } from './operator.ts';

/** A booking whose traveller was not erased, so that the name is known. */
export type NamedBooking = BookingView & Required<Pick<BookingView, 'customer'>>;

/** The texts of a voucher, in the form in which the reader sees them. */
export interface VoucherWords {
  /** The kind of document: a voucher, or a request that is not confirmed. */
  readonly kind: string;
  readonly tourTitle: string;
  readonly day: string;
  readonly start: string;
  readonly guests: string;
  readonly reference: string;
  readonly bookedBy: string;
  readonly travellers: string;
  readonly meetingPoint: string;
  /** The text that staff wrote; it is not always an address. */
  readonly meetingPointLink: string | null;
  /** When and where the traveller waits to be picked up. */
  readonly pickup?: string;
  readonly toPay: string;
  readonly whatToBring: readonly string[];
  readonly cancelling: string;
  readonly operator: Operator;
  /** Where the booking is managed. It has no token, because vouchers are shown to strangers. */
  readonly manageUrl: string;
}

/** What a calendar must do with the entry: keep a copy, add or change it, or remove it. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** The data of a booking for a calendar. */
export interface CalendarEntry {
  readonly reference: string;
  readonly status: BookingStatus;
  readonly start: Instant;
  /** When the calendar reminds the traveller of the pick-up; absent without a pick-up. */
  readonly remindedAt?: Instant;
  readonly end: Instant;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly traveller: { readonly name: string; readonly email: string | null };
  readonly operator: Operator;
  /** Where the booking is managed. It has no token, because people share calendars. */
  readonly manageUrl: string;
  readonly method: CalendarMethod;
  /** Rises with each change of the booking, so that calendars use the later of two files. */
  readonly sequence: number;
  readonly writtenAt: Instant;
}

/**
 * Writes the documents of a traveller. Any text may come from a stranger, so it is shown as text and never run as code.
 */
export abstract class BookingDocuments {
  /** A PDF of one page, A5, with the reference as a QR code. */
  abstract voucher(words: VoucherWords): Promise<Uint8Array>;

  /** An iCalendar file (RFC 5545). All files of one booking have the same UID. */
  abstract calendar(entry: CalendarEntry): Promise<string>;
}

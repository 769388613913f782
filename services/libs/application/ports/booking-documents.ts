import type { BookingStatus, BookingView } from '../../contracts/booking/booking-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Operator } from './operator.ts';

/** A booking of somebody who can still be named. */
export type NamedBooking = BookingView & Required<Pick<BookingView, 'customer'>>;

/** What a voucher says, each fact as it is to be read. */
export interface VoucherWords {
  /** What it is worth: a voucher, or a request that nobody confirmed. */
  readonly kind: string;
  readonly tourTitle: string;
  readonly day: string;
  readonly start: string;
  readonly guests: string;
  readonly reference: string;
  readonly bookedBy: string;
  readonly travellers: string;
  readonly meetingPoint: string;
  /** What staff wrote, which may be no address. */
  readonly meetingPointLink: string | null;
  readonly pickupPlace?: string;
  readonly toPay: string;
  readonly whatToBring: readonly string[];
  readonly cancelling: string;
  readonly operator: Operator;
  /** Where the booking is managed, without a token: a voucher is shown to strangers. */
  readonly manageUrl: string;
}

/** What a calendar is told: to keep a copy, to enter or change its entry, or to take it out. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** What a calendar is told of a booking. */
export interface CalendarEntry {
  readonly reference: string;
  readonly status: BookingStatus;
  readonly start: Instant;
  readonly end: Instant;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly traveller: { readonly name: string; readonly email: string };
  readonly operator: Operator;
  /** Where the booking is managed, without a token: calendars are shared. */
  readonly manageUrl: string;
  readonly method: CalendarMethod;
  /** Rises with everything that happens to the booking, so that the later of two files counts. */
  readonly sequence: number;
  readonly writtenAt: Instant;
}

/** Writes what a traveller carries. Every text may come from a stranger and is shown, never obeyed. */
export abstract class BookingDocuments {
  /** A PDF of one page, A5, with the reference as a QR code. */
  abstract voucher(words: VoucherWords): Promise<Uint8Array>;

  /** An iCalendar file (RFC 5545): whatever is said of one booking carries the same UID. */
  abstract calendar(entry: CalendarEntry): Promise<string>;
}

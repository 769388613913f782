import type { BookingView } from '../../contracts/booking/booking-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Operator } from './operator.ts';

/** A booking of somebody who can still be named. */
export type NamedBooking = BookingView & Required<Pick<BookingView, 'customer'>>;

/** What a voucher is drawn from. */
export interface VoucherFacts {
  readonly booking: NamedBooking;
  readonly whatToBring: readonly string[];
  readonly operator: Operator;
  /** Where the booking is managed, without a token: a voucher is shown to strangers. */
  readonly manageUrl: string;
}

/** What a calendar is told: to keep a copy, to enter or change its entry, or to take it out. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** What an entry of a calendar is written from. */
export interface CalendarFacts {
  readonly booking: NamedBooking;
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
  abstract voucher(facts: VoucherFacts): Promise<Uint8Array>;

  /** An iCalendar file (RFC 5545): whatever is said of one booking carries the same UID. */
  abstract calendar(facts: CalendarFacts): Promise<string>;
}

import type { Instant } from '../../domain/calendar/instants.ts';
import type { CommandAnswer, ListView } from '../answers.ts';
import type { AdminBookingView } from '../booking/admin-booking-view.ts';
import type { HistoryEntryView, UnreadableView } from '../booking/booking-view.ts';
import type { AdminMessageView } from '../contact/admin-message-view.ts';
import type { NotificationItem } from '../notification/notification-view.ts';
import type { WholeNumber } from '../whole-number.ts';

/**
 * What a customer paid and owes in one currency, in major units. These are three separate sums over the bookings. The
 * refund of one booking is never subtracted from the debt of another.
 */
export interface CustomerMoneyView {
  readonly currency: string;
  /** The money that was collected and not refunded, in the currency in which it counts for its booking. */
  readonly paid: number;
  /** The debts of bookings that take place, without those that were written off. */
  readonly owes: number;
  /** The money that the customer gets back. */
  readonly toRefund: number;
}

/** Who a customer is: from their latest booking or, if there is no booking, from their latest message. */
export interface CustomerPersonView {
  /** Absent if the person was erased, or if the data cannot be read. */
  readonly name?: string;
  /** Absent also if the customer has no e-mail address. */
  readonly email?: string;
  /** Absent also if the customer only wrote a message. */
  readonly phone?: string;
  /** Why the data cannot be read; absent if it can be read or if the person was erased. */
  readonly unreadable?: UnreadableView;
}

/** A customer in a list. */
export interface CustomerItem extends CustomerPersonView {
  /** A random id. */
  readonly id: string;
  /** How many bookings the customer has, cancelled ones included. */
  readonly bookings: WholeNumber;
  /** How many of these take place today or later. */
  readonly upcoming: WholeNumber;
  /** How many messages the customer wrote on the contact page. */
  readonly messages: WholeNumber;
  /** When the customer made their latest booking; absent without a booking. */
  readonly lastBookedAt?: Instant;
  /** The currencies in which they paid, owe or get money back. */
  readonly money: readonly CustomerMoneyView[];
}

/** The answer of GET /api/admin/customers and POST /api/admin/customers/search. */
export interface CustomersView extends ListView<CustomerItem> {
  /** The search found more customers than the answer contains. */
  readonly hasMore?: true;
}

/** The body of POST /api/admin/customers/search. */
export interface CustomerSearchRequest {
  /** Beginnings of words of the name, the e-mail address or the phone number, or a reference. */
  readonly search: string;
}

/** A note of staff about a customer. */
export interface CustomerNoteView {
  /** The customer about whom it was written: the shown customer, or one who was merged into the shown customer. */
  readonly customerId: string;
  /** The number of the note among the notes about this customer. */
  readonly noteNo: WholeNumber;
  /** When the note was first written. */
  readonly at: Instant;
  /** The revision of the entry in the history with its present text; the entry says who wrote it. */
  readonly revision: string;
  /** The revision of the notes about this customer, for `If-Match`. */
  readonly notesRevision: string;
  readonly text: string;
}

/** An entry in the history of a customer, or of another customer who was merged into this customer. */
export interface CustomerEntryView extends HistoryEntryView {
  readonly customerId: string;
}

/** A customer who was merged into another one, with the contact in their latest booking or message. */
export interface MergedCustomerView extends CustomerPersonView {
  readonly customerId: string;
  /** The customer into whom they were merged: the shown customer, or one who was merged into the shown customer. */
  readonly into: string;
  /** The contact of `into` in their own latest booking or message. */
  readonly survivor: CustomerPersonView;
  readonly at: Instant;
  /** The revision of the entry in the history of `into`; the entry says who merged them. */
  readonly revision: string;
}

/** The body of POST /api/admin/customers/{id}/merges. */
export interface MergeCustomersRequest {
  /** The other customer. Either of the two may be named here, because the smaller id always represents both. */
  readonly customerId: string;
}

/** The body of POST /api/admin/customers/{id}/notes and PUT …/notes/{number}. */
export interface CustomerNoteRequest {
  readonly text: string;
}

/** A customer as staff see them. */
export interface AdminCustomerView extends Omit<CustomerItem, 'bookings'> {
  /** The person was erased: their bookings are kept, without a name. */
  readonly isErased?: true;
  /** The notes of staff, also about those who were merged into this customer; the oldest first. */
  readonly notes: readonly CustomerNoteView[];
  /** Who was merged into this customer, the first merge first. All other fields cover them too. */
  readonly merged: readonly MergedCustomerView[];
  /** The revision of the notes about the shown customer; absent before the first note. */
  readonly revision?: string;
  /** The languages in which they booked (BCP 47), the latest first. */
  readonly languages: readonly string[];
  /** The country of the phone number (ISO 3166); of countries that share a calling code, the largest. */
  readonly country?: string;
  readonly bookingCount: WholeNumber;
  /** The latest departure first; at most 100. */
  readonly bookings: readonly AdminBookingView[];
  /** What the customer wrote on the contact page, the latest first; at most 50. */
  readonly written: readonly AdminMessageView[];
  /** The e-mails about their bookings that went to the traveller, the latest first; at most 50. */
  readonly emails: readonly NotificationItem[];
}

export type AdminCustomerAnswer = AdminCustomerView & CommandAnswer;

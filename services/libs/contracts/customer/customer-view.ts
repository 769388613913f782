import type { MessageAnswerView } from '../contact/admin-message-view.ts';
import type { Instant, LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { AdminBookingView } from '../booking/admin-booking-view.ts';
import type { HistoryEntryView } from '../booking/booking-view.ts';
import type { AdminReviewView } from '../review/review-view.ts';
import type { NotificationView } from '../notification/notification-view.ts';

/**
 * The body of POST /api/admin/customers/erasure, …/erasure/preview and …/export. It has one of the three fields. A
 * traveller without an e-mail address is found by a booking or by the id of the customer.
 */
export interface CustomerRequest {
  readonly email?: string;
  /** The reference or number of a booking. */
  readonly booking?: string;
  readonly customerId?: string;
}

/** A booking that an erasure would make unreadable. */
export interface HeldBookingView {
  readonly reference: BookingReference;
  readonly bookingNumber: WholeNumber;
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  /** The booking is upcoming. After the erasure nobody could reach its travellers. */
  readonly isUpcoming: boolean;
  /**
   * The booking belongs to this address; false if it belongs to another address found in this person's
   * bookings.
   */
  readonly isTheirs: boolean;
}

/** The data that an erasure would make unreadable; the answer of POST /api/admin/customers/erasure/preview. */
export interface ErasurePreviewView {
  /** The latest departure first. */
  readonly bookings: readonly HeldBookingView[];
  /** The day on which each message to the operator was written, the latest first. */
  readonly messages: readonly LocalDate[];
  /** How many customers are erased too because they were merged with this customer; their bookings are in the list. */
  readonly mergedCustomers: WholeNumber;
  /** How many other addresses of this person were found in the bookings. They are erased too. */
  readonly otherAddresses: WholeNumber;
}

/** The data that an erasure made unreadable; the answer of POST /api/admin/customers/erasure. */
export interface ErasureView {
  readonly bookings: WholeNumber;
  readonly messages: WholeNumber;
  /** This address, and the other addresses that were erased with it. */
  readonly addresses: WholeNumber;
  /** False until the booking search has removed them. */
  readonly isPurged: boolean;
  /** Bytes of the destroyed keys are still in the event store until it is scavenged. */
  readonly awaitsScavenge: boolean;
  readonly position: string;
}

/** A person who was erased, without a name; an item of GET /api/admin/customers/erasures. */
export interface ErasedCustomerView {
  readonly customerId: string;
  readonly at: Instant;
  /** Who erased the person; absent if this happened because the retention period ended. */
  readonly by?: { readonly id: string; readonly name?: string };
  readonly bookings: WholeNumber;
  readonly messages: WholeNumber;
}

export interface ErasedCustomersView {
  /** The latest first. */
  readonly items: readonly ErasedCustomerView[];
  readonly awaitsScavenge: boolean;
  /** After how many months the person of a booking or message is erased automatically; if it is 0, never. */
  readonly bookingDataMonths: WholeNumber;
  readonly contactDataMonths: WholeNumber;
}

export interface ExportedBookingView {
  readonly booking: AdminBookingView;
  readonly history: readonly HistoryEntryView[];
  /** Every e-mail about the booking, as it arrived. */
  readonly emails: readonly NotificationView[];
  /** The review that the traveller wrote about the tour, with its history. */
  readonly review?: AdminReviewView & { readonly history: readonly HistoryEntryView[] };
}

export interface ExportedMessageView {
  readonly id: string;
  readonly writtenAt: Instant;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** What staff answered. */
  readonly answers: readonly MessageAnswerView[];
}

export interface ExportedNoteView {
  readonly at: Instant;
  readonly text: string;
}

/** All stored data about a person; the file that GET /api/admin/customers/export returns. */
export interface CustomerExportView {
  /** Null if the person was not found by an e-mail address. */
  readonly email: string | null;
  readonly exportedAt: Instant;
  /** What staff wrote about the customer, removed notes left out; the oldest first. */
  readonly notes: readonly ExportedNoteView[];
  readonly bookings: readonly ExportedBookingView[];
  readonly messages: readonly ExportedMessageView[];
}

import type { AdminBookingView } from '../booking/admin-booking-view.ts';
import type { HistoryEntryView } from '../booking/booking-view.ts';
import type { NotificationView } from '../notification/notification-view.ts';

/** The body of POST /api/admin/customers/erasure and …/erasure/preview. */
export interface CustomerRequest {
  readonly email: string;
}

/** A booking that could not be read any more. */
export interface HeldBookingView {
  readonly reference: string;
  readonly bookingNumber: number;
  readonly tourTitle: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  /** It is still to take place: nobody could be reached about it. */
  readonly isUpcoming: boolean;
  /** It belongs to the address; else to another one that is found in its bookings. */
  readonly isTheirs: boolean;
}

/** What would become unreadable; what POST /api/admin/customers/erasure/preview answers. */
export interface ErasurePreviewView {
  /** The latest departure first. */
  readonly bookings: readonly HeldBookingView[];
  /** The day on which each message to the operator was written, the latest first. */
  readonly messages: readonly string[];
  /** Other addresses found in the bookings that belong to this one: they are erased with it. */
  readonly otherAddresses: number;
}

/** What became unreadable; what POST /api/admin/customers/erasure answers. */
export interface ErasureView {
  readonly bookings: number;
  readonly messages: number;
  /** The address, and the others that were erased with it. */
  readonly addresses: number;
  /** False while the search of bookings has still to let go of them. */
  readonly isPurged: boolean;
  /** Bytes of the destroyed keys are still in the event store until it is scavenged. */
  readonly awaitsScavenge: boolean;
  readonly position: string;
}

/** Somebody who was erased, without a name; an item of GET /api/admin/customers/erasures. */
export interface ErasedCustomerView {
  readonly customerId: string;
  readonly at: string;
  /** Who did it; nobody where the time was up. */
  readonly by?: { readonly id: string; readonly name?: string };
  readonly bookings: number;
  readonly messages: number;
}

export interface ErasedCustomersView {
  /** The latest first. */
  readonly items: readonly ErasedCustomerView[];
  readonly awaitsScavenge: boolean;
  /** After so many months a booking's or a message's person is erased by itself; 0: never. */
  readonly bookingDataMonths: number;
  readonly contactDataMonths: number;
}

export interface ExportedBookingView {
  readonly booking: AdminBookingView;
  readonly history: readonly HistoryEntryView[];
  /** Every e-mail about it, as it arrived. */
  readonly emails: readonly NotificationView[];
}

export interface ExportedMessageView {
  readonly id: string;
  readonly writtenAt: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Everything held about a person; the file that GET /api/admin/customers/export answers with. */
export interface CustomerExportView {
  readonly email: string;
  readonly exportedAt: string;
  readonly bookings: readonly ExportedBookingView[];
  readonly messages: readonly ExportedMessageView[];
}

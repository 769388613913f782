import { departureId, type DepartureRef } from '../../domain/departure/departure-id.ts';

/** One stream per consistency boundary, named `category-id` (domain rule 1). */
export function tourStream(tourId: string): string {
  return `tour-${tourId}`;
}

export function departureStream(departure: DepartureRef): string {
  return `departure-${departureId(departure)}`;
}

export function bookingStream(bookingNumber: number): string {
  return `booking-${bookingNumber}`;
}

export function engagementStream(tourId: string): string {
  return `engagement-${tourId}`;
}

export function notificationStream(notificationId: string): string {
  return `notification-${notificationId}`;
}

/** Of the command that began the act. */
export function bulkActStream(bulkActId: string): string {
  return `bulk-${bulkActId}`;
}

/** Of the command that wrote the message, which is how the message is known. */
export function contactStream(messageId: string): string {
  return `contact-${messageId}`;
}

/** A person's, by the random id that events know them by. */
export function customerStream(customerId: string): string {
  return `customer-${customerId}`;
}

export function accountStream(accountId: string): string {
  return `staff-${accountId}`;
}

/** Remembers which wish created a tour under a key, whatever address the tour got. */
export function creationStream(commandId: string): string {
  return `creation-${commandId}`;
}

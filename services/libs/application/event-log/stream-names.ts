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

/** The review of a booking; a booking has at most one. */
export function reviewStream(bookingNumber: number): string {
  return `review-${bookingNumber}`;
}

export function engagementStream(tourId: string): string {
  return `engagement-${tourId}`;
}

export function notificationStream(notificationId: string): string {
  return `notification-${notificationId}`;
}

/** Named after the command that began the act. */
export function bulkActStream(bulkActId: string): string {
  return `bulk-${bulkActId}`;
}

/** Named after the command that wrote the message; the id of the command is also the id of the message. */
export function contactStream(messageId: string): string {
  return `contact-${messageId}`;
}

/** Named after the random id that events use for the person. */
export function customerStream(customerId: string): string {
  return `customer-${customerId}`;
}

export function accountStream(accountId: string): string {
  return `staff-${accountId}`;
}

/** The list of pick-up places is one stream, because their names must be unique. */
export const pickupPlacesStream = 'pickupplaces-all';

/** The saved views are one stream, because their names must be unique. */
export const savedViewsStream = 'savedviews-all';

/** Records which request created a tour under a key, independent of the tour's address. */
export function creationStream(commandId: string): string {
  return `creation-${commandId}`;
}

import {
  formatBookingReference,
  parseBookingReference,
} from '@contracts/booking/booking-reference.ts';
import { isValidDate } from '@contracts/calendar.ts';
import {
  type NotificationFilter,
  notificationStatuses,
  notificationTemplates,
} from '@contracts/notification/notification-view.ts';

/** Reads the filter from an address and leaves out invalid values. */
export function readFilter(params: URLSearchParams): NotificationFilter {
  const text = (name: string) => params.get(name) ?? '';
  const bookingNumber = parseBookingReference(text('booking'));
  const status = notificationStatuses.find((each) => each === text('status'));
  const template = notificationTemplates.find((each) => each === text('template'));
  const queuedFrom = text('queuedFrom');
  const queuedTo = text('queuedTo');
  return {
    ...(status !== undefined && { status }),
    ...(template !== undefined && { template }),
    ...(bookingNumber !== undefined && { bookingNumber }),
    ...(isValidDate(queuedFrom) && { queuedFrom }),
    ...(isValidDate(queuedTo) && { queuedTo }),
  };
}

/** The filter as parameters of the screen's address. */
export function filterParams({
  bookingNumber,
  ...filter
}: NotificationFilter): Readonly<Record<string, string>> {
  return {
    ...filter,
    ...(bookingNumber !== undefined && { booking: formatBookingReference(bookingNumber) }),
  };
}

/** The address of the screen with a filter and the open e-mail. */
export function addressOf(filter: NotificationFilter, open: string | null): string {
  const params = { ...filterParams(filter), ...(open !== null && { open }) };
  return `?${new URLSearchParams(params).toString()}`;
}

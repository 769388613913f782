import type { BookingView, UnreadableView } from '@contracts/booking/booking-view.ts';
import { formatDate } from '../../shared/dates/format-date.ts';

/** Where a booking's own screen is. */
export function bookingPath({ reference }: Pick<BookingView, 'reference'>): string {
  return `/admin/bookings/${reference}`;
}

/** `Nov 28, 2026, 08:30` */
export function startOf({ date, pickupTime }: Pick<BookingView, 'date' | 'pickupTime'>): string {
  return `${formatDate(date)}, ${pickupTime}`;
}

/** `3 × Adult (12+), 1 × Child (4-11)` */
export function travellersOf({ travellers }: Pick<BookingView, 'travellers'>): string {
  return travellers.map(({ category, count }) => `${String(count)} × ${category}`).join(', ');
}

/** The number as a telephone dials it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** Whom a booking is for, in a title: an erased person has no name any more. */
export function customerName({
  customer,
  unreadable,
}: Pick<BookingView, 'customer' | 'unreadable'>): string {
  return customer?.name ?? (unreadable === undefined ? 'Erased' : 'Not readable');
}

/** Why a booking names nobody. */
export function noCustomerWords({ unreadable }: Pick<BookingView, 'unreadable'>): string {
  if (unreadable === undefined) return 'The traveller’s personal data was erased.';
  return `The traveller’s personal data cannot be read because ${whyUnreadable[unreadable]}. It was not erased.`;
}

const whyUnreadable: Readonly<Record<UnreadableView, string>> = {
  'damaged-key': 'its key is damaged',
  'missing-key': 'its key is missing',
  'damaged-data': 'it is damaged',
};

import type { BookingView, UnreadableView } from '@contracts/booking/booking-view.ts';
import { formatDate } from '../../shared/dates/format-date.ts';

/** The path of a booking's own screen. */
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

/** Why the booking shows no personal data. */
export function noCustomerWords({ unreadable }: Pick<BookingView, 'unreadable'>): string {
  if (unreadable === undefined) return 'The traveller’s personal data was erased.';
  return `The traveller’s personal data cannot be read because ${whyUnreadable[unreadable]}. It was not erased.`;
}

const whyUnreadable: Readonly<Record<UnreadableView, string>> = {
  'damaged-key': 'its key is damaged',
  'missing-key': 'its key is missing',
  'damaged-data': 'it is damaged',
};

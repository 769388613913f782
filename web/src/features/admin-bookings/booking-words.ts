import type { BookingView } from '@contracts/booking/booking-view.ts';
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
export function customerName({ customer }: Pick<BookingView, 'customer'>): string {
  return customer?.name ?? 'Erased';
}

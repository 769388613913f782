import type { BookingView } from '@contracts/booking/booking-view.ts';

/** The traveller's name. An erased person has no name any more. */
export function customerName({
  customer,
  unreadable,
}: Pick<BookingView, 'customer' | 'unreadable'>): string {
  return customer?.name ?? (unreadable === undefined ? 'Erased' : 'Cannot be read');
}

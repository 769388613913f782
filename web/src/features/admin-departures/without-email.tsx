import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';

/** Says how many of the bookings have no e-mail address; nothing if all of them have one. */
export function WithoutEmail({ bookings }: { bookings: readonly AdminBookingView[] }) {
  const count = bookings.filter(({ customer }) => customer?.email === null).length;
  if (count === 0) return null;
  return (
    <p>
      {bookingsText(count)} {count === 1 ? 'has' : 'have'} no e-mail address: call these travellers.
    </p>
  );
}

import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { ContactLinks } from './contact-links.tsx';
import { nameOf } from './departure-words.ts';
import { PaymentState } from './payment-state.tsx';

/** The cancelled bookings: their travellers may come anyway, or may be owed money. */
export function CancelledList({ bookings }: { bookings: readonly AdminBookingView[] }) {
  return (
    <ul data-slot="cancelled-list">
      {bookings.map((booking) => (
        <li key={booking.reference}>
          <p>
            <Link to={`/admin/bookings/${booking.reference}`}>{nameOf(booking)}</Link>
            <span>{travellersText(booking.guests)}</span>
            <ReferenceCode>{booking.reference}</ReferenceCode>
          </p>
          <ContactLinks booking={booking} />
          <PaymentState booking={booking} />
        </li>
      ))}
    </ul>
  );
}

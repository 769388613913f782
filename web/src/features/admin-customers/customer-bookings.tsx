import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import { Money } from '../../shared/console/money.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { formatDate } from '../../shared/dates/format-date.ts';
import { today } from '../../shared/dates/today.ts';
import { Link } from '../../shared/ui/link.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import './customers.css';

/** The bookings of a customer: upcoming, past and cancelled ones. */
export function CustomerBookings({ customer }: { customer: AdminCustomerView }) {
  const { bookings, bookingCount } = customer;
  const day = today();
  const isCancelled = ({ status }: AdminBookingView) => status === 'cancelled';
  const upcoming = bookings.filter((each) => !isCancelled(each) && each.date >= day);
  const past = bookings.filter((each) => !isCancelled(each) && each.date < day);
  return (
    <Panel title={`Bookings (${String(bookingCount)})`}>
      {bookingCount === 0 && <p>This customer has no bookings.</p>}
      <Part title="Upcoming" bookings={upcoming.toReversed()} />
      <Part title="Past" bookings={past} />
      <Part title="Cancelled" bookings={bookings.filter(isCancelled)} />
      {bookingCount > bookings.length && (
        <p>Only the latest {bookings.length} bookings are listed here.</p>
      )}
    </Panel>
  );
}

function Part({ title, bookings }: { title: string; bookings: readonly AdminBookingView[] }) {
  if (bookings.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({bookings.length})
      </h3>
      <ul data-slot="customer-bookings" aria-label={`${title} bookings`}>
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <Booking booking={booking} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Booking({ booking }: { booking: AdminBookingView }) {
  const { reference, tourTitle, date, pickupTime, guests, status, seats } = booking;
  const { totalPrice, currency, payments } = booking;
  return (
    <>
      <p data-part="what">
        <Link to={`/admin/bookings/${reference}`}>{tourTitle}</Link>
        <span>
          {formatDate(date)}, {pickupTime}, {travellersText(guests)}
        </span>
      </p>
      <p data-part="state">
        <ReferenceCode>{reference}</ReferenceCode>
        <StatusBadge status={status} {...(seats !== undefined && { seats })} />
      </p>
      <p data-part="money">
        <Money amount={totalPrice} currency={currency} form="code" />
        {payments.due !== 0 && (
          <small>
            <Money amount={Math.abs(payments.due)} currency={currency} />{' '}
            {payments.due < 0 ? 'to refund' : 'due'}
          </small>
        )}
      </p>
    </>
  );
}

import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { pickupWindowInWords } from '@contracts/booking/pickup-in-words.ts';
import { useId } from 'react';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { BookingAttendance } from './booking-attendance.tsx';
import { ContactLinks } from './contact-links.tsx';
import { attendanceState, nameOf, travellersWords } from './departure-words.ts';
import './guest-card.css';
import { PaymentState } from './payment-state.tsx';

/** One party of a departure, for staff who hold a phone in one hand. */
export function GuestCard({ booking }: { booking: AdminBookingView }) {
  const { reference, status, customer, travellers } = booking;
  const { canChange } = useStaff();
  const id = useId();
  return (
    <article data-slot="guest-card" data-attendance={attendanceState(booking)} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Link to={`/admin/bookings/${reference}`}>{nameOf(booking)}</Link>
        </h2>
        <p data-part="party">{travellersWords(travellers)}</p>
        <p data-part="booking">
          <ReferenceCode>{reference}</ReferenceCode>
          {customer !== undefined && <span>{customer.phone}</span>}
          {status !== 'confirmed' && <StatusBadge status={status} />}
        </p>
      </header>
      <Inputs booking={booking} />
      <ContactLinks booking={booking} />
      <PaymentState booking={booking} />
      <BookingAttendance booking={booking} />
      {canChange && status === 'pending' && (
        <p data-part="pending">
          Not confirmed yet: <Link to={`/admin/bookings/${reference}`}>confirm the booking</Link> to
          check them in.
        </p>
      )}
    </article>
  );
}

/** The pick-up place, the traveller's message, and the tags and notes of staff. */
function Inputs({ booking }: { booking: AdminBookingView }) {
  const { date, pickup, pickupPlace, message, notes = [], tags = [] } = booking;
  const texts = [pickupPlace, message, ...notes, ...tags];
  if (texts.every((text) => text === undefined)) return null;
  return (
    <dl data-part="wishes">
      {pickupPlace !== undefined && (
        <div>
          <dt>Pick-up</dt>
          <dd>
            {pickup !== undefined && <strong>{pickupWindowInWords(pickup, date)} </strong>}
            {pickupPlace}
          </dd>
        </div>
      )}
      {message !== undefined && (
        <div>
          <dt>Message</dt>
          <dd>{message}</dd>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <dt>Tags</dt>
          <dd>{tags.join(', ')}</dd>
        </div>
      )}
      {notes.map(({ at, text }) => (
        <div key={at}>
          <dt>Note</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

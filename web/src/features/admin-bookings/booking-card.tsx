import { pickupInWords } from '@contracts/booking/pickup-in-words.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { ReactNode } from 'react';
import { customerName } from '../../shared/console/customer-name.ts';
import { EmailLink } from '../../shared/console/email-link.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { Money } from '../../shared/console/money.tsx';
import { callLink } from '../../shared/console/phone-links.ts';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { formatDateOf } from '../../shared/dates/format-date.ts';
import { Link } from '../../shared/ui/link.tsx';
import './booking-card.css';
import { BookingMenu, type OfferAction } from './booking-menu.tsx';
import { bookingPath, startOf, travellersOf } from './booking-words.ts';

export type BookingCardProps = {
  booking: AdminBookingView;
  /** The label that is shown if another person changed the booking just now. */
  mark: string | undefined;
  /** The amount to refund with its button, in the list of bookings with money to refund. */
  refund?: ReactNode;
  onAction: OfferAction;
};

/** A booking on a phone, with everything that staff need before they open it. */
export function BookingCard({ booking, mark, refund, onAction }: BookingCardProps) {
  const { customer, reference, status, seats, currency, payments } = booking;
  return (
    <article data-slot="booking-card" data-status={status} data-marked={mark !== undefined}>
      <div data-part="head">
        <h2>
          <Link to={bookingPath(booking)}>{booking.tourTitle}</Link>
        </h2>
        <BookingMenu booking={booking} onAction={onAction} />
        <p>
          <ReferenceCode>{reference}</ReferenceCode>
          <StatusBadge status={status} {...(seats !== undefined && { seats })} />
          {mark !== undefined && <small>{mark}</small>}
        </p>
      </div>
      <FactList
        facts={[
          { name: 'Date', value: startOf(booking) },
          { name: 'Customer', value: customerName(booking) },
          { name: 'Travellers', value: `${String(booking.guests)} (${travellersOf(booking)})` },
          {
            name: 'Total',
            value: <Money amount={booking.totalPrice} currency={currency} form="code" />,
          },
          {
            name: 'Phone',
            value: customer && <a href={callLink(customer.phone)}>{customer.phone}</a>,
          },
          {
            name: payments.due < 0 ? 'To refund' : 'Due',
            value: <Money amount={Math.abs(payments.due)} currency={currency} />,
          },
          {
            name: 'E-mail',
            value: customer && <EmailLink email={customer.email} />,
            isWide: true,
          },
          { name: 'Meeting point', value: booking.meetingPoint, isWide: true },
          { name: 'Pick-up', value: pickupInWords(booking), isWide: true },
          { name: 'Message', value: booking.message, isWide: true },
          { name: 'Tags', value: booking.tags?.join(', '), isWide: true },
          { name: 'Booked on', value: formatDateOf(booking.createdAt) },
        ]}
      />
      {refund}
    </article>
  );
}

import type { BookingStatus, BookingView } from '@contracts/booking/booking-view.ts';
import type { ReactNode } from 'react';
import { formatDate, formatDateOf } from '../../shared/dates/format-date.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { Price } from '../../shared/ui/price.tsx';
import './booking-card.css';

const tones: Readonly<Partial<Record<BookingStatus, BadgeTone>>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'error',
};

/** A booking as staff need it before they open it. */
export function BookingCard({ booking }: { booking: BookingView }) {
  const { customer } = booking;
  return (
    <article data-slot="booking-card">
      <header>
        <h2>{booking.tourTitle}</h2>
        <code>{booking.reference}</code>
        <Badge tone={tones[booking.status] ?? 'plain'}>{booking.status}</Badge>
      </header>
      <dl>
        <Fact name="Date">
          {formatDate(booking.date)}, {booking.pickupTime}
        </Fact>
        <Fact name="Customer">{customer?.name ?? 'Erased'}</Fact>
        <Fact name="Guests">
          {booking.guests} (
          {booking.travellers
            .map(({ category, count }) => `${String(count)} × ${category}`)
            .join(', ')}
          )
        </Fact>
        {customer !== undefined && (
          <>
            <Fact name="Email">
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </Fact>
            <Fact name="Phone">
              <a href={`tel:${customer.phone.replaceAll(/[^+\d]/g, '')}`}>{customer.phone}</a>
            </Fact>
          </>
        )}
        <Fact name="Total">
          {booking.currency} <Price amount={booking.totalPrice} currency={booking.currency} />
        </Fact>
        <Fact name="Meeting point">{booking.meetingPoint}</Fact>
        {booking.pickupPlace !== undefined && <Fact name="Pick-up">{booking.pickupPlace}</Fact>}
        {booking.message !== undefined && <Fact name="Message">{booking.message}</Fact>}
        <Fact name="Booked on">{formatDateOf(booking.createdAt)}</Fact>
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

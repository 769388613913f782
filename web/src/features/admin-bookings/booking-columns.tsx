import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { BookingSortColumn } from '@contracts/booking/booking-view.ts';
import type { ReactNode } from 'react';
import { customerName } from '../../shared/console/customer-name.ts';
import { EmailLink } from '../../shared/console/email-link.tsx';
import type { Column } from '../../shared/console/data-table.tsx';
import { Money } from '../../shared/console/money.tsx';
import { callLink } from '../../shared/console/phone-links.ts';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { formatDate, formatDateOf } from '../../shared/dates/format-date.ts';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { BookingMenu, type OfferAction } from './booking-menu.tsx';

/**
 * Every field of the list (requirements, section 2.12). A row has two lines: the first has the facts that staff look
 * for, the second has the details.
 */
const facts: readonly Column<AdminBookingView>[] = [
  {
    id: 'reference',
    sortBy: 'booked' satisfies BookingSortColumn,
    head: 'Reference, booked on',
    width: '8.25rem',
    cell: ({ reference, createdAt }) => (
      <>
        <ReferenceCode>{reference}</ReferenceCode>
        <small>{formatDateOf(createdAt)}</small>
      </>
    ),
  },
  {
    id: 'status',
    sortBy: 'status' satisfies BookingSortColumn,
    head: 'Status, tags',
    width: '6.25rem',
    cell: ({ status, seats, tags = [] }) => (
      <>
        <StatusBadge status={status} {...(seats !== undefined && { seats })} />
        {tags.length > 0 && <small title={tags.join(', ')}>{tags.join(', ')}</small>}
      </>
    ),
  },
  {
    id: 'start',
    sortBy: 'start' satisfies BookingSortColumn,
    head: 'Date, start time',
    width: '5.75rem',
    cell: ({ date, pickupTime }) => (
      <>
        {formatDate(date)}
        <small>{pickupTime}</small>
      </>
    ),
  },
  {
    id: 'tour',
    sortBy: 'tour' satisfies BookingSortColumn,
    head: 'Tour, meeting point',
    width: 'minmax(7rem, 1.3fr)',
    cell: ({ tourTitle, meetingPoint }) => (
      <span title={`${tourTitle}\n${meetingPoint}`}>
        {tourTitle}
        <small>{meetingPoint}</small>
      </span>
    ),
  },
  {
    id: 'customer',
    head: 'Customer',
    width: 'minmax(6rem, 0.75fr)',
    cell: (booking) => (
      <>
        {customerName(booking)}
        <small>{travellersText(booking.guests)}</small>
      </>
    ),
  },
  {
    id: 'contact',
    head: 'E-mail, phone',
    width: 'minmax(9rem, 1.25fr)',
    cell: ({ customer }) =>
      customer !== undefined && (
        <span data-part="contact">
          <EmailLink email={customer.email} />
          <small>
            <a href={callLink(customer.phone)}>{customer.phone}</a>
          </small>
        </span>
      ),
  },
  {
    id: 'total',
    sortBy: 'total' satisfies BookingSortColumn,
    head: 'Total, due',
    width: '6.75rem',
    isFigure: true,
    cell: ({ totalPrice, currency, payments }) => (
      <>
        <Money amount={totalPrice} currency={currency} form="code" />
        <small>
          <Money amount={Math.abs(payments.due)} currency={currency} />{' '}
          {payments.due < 0 ? 'to refund' : 'due'}
        </small>
      </>
    ),
  },
];

/**
 * @param onAction Opens the dialog of an action.
 * @param renderRefund Renders the amount to refund and its button, in the list of bookings with money to
 * refund.
 */
export function bookingColumns(
  onAction: OfferAction,
  hasContact: boolean,
  renderRefund?: (booking: AdminBookingView) => ReactNode,
): readonly Column<AdminBookingView>[] {
  return [
    ...facts.filter(({ id }) => hasContact || id !== 'contact'),
    ...(renderRefund === undefined
      ? []
      : [{ id: 'refund', head: 'To refund', width: '10rem', cell: renderRefund }]),
    {
      id: 'actions',
      head: 'Actions',
      width: '2.25rem',
      isHeadHidden: true,
      cell: (booking) => <BookingMenu booking={booking} onAction={onAction} />,
    },
  ];
}

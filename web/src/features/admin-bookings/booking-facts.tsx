import { originWords } from '@contracts/booking/origin-words.ts';
import { pickupInWords } from '@contracts/booking/pickup-in-words.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { ReactNode } from 'react';
import { departureId } from '@contracts/departure/departure-id.ts';
import { customerName } from '../../shared/console/customer-name.ts';
import { EmailLink } from '../../shared/console/email-link.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { callLink } from '../../shared/console/phone-links.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { formatDay, formatMoment } from '../../shared/dates/format-date.ts';
import { Link } from '../../shared/ui/link.tsx';
import { WithoutEmail } from './without-email.tsx';
import { noCustomerWords, travellersOf } from './booking-words.ts';

export type BookingFactsProps = {
  booking: AdminBookingView;
  /** Who came; shown below the facts of the departure. */
  attendance: ReactNode;
  /** What else is known about the customer; shown below their contact. */
  customerHint: ReactNode;
};

/** The facts of a booking: departure, traveller and party. */
export function BookingFacts({ booking, attendance, customerHint }: BookingFactsProps) {
  return (
    <>
      <Panel title="Departure">
        <FactList
          facts={[
            { name: 'Date', value: <DaySheetLink booking={booking} /> },
            { name: 'Start time', value: booking.pickupTime },
            { name: 'Travellers', value: `${String(booking.guests)} (${travellersOf(booking)})` },
            { name: 'Meeting point', value: <MeetingPoint booking={booking} />, isWide: true },
            { name: 'Pick-up', value: pickupInWords(booking), isWide: true },
            { name: 'Attendance', value: attendanceWords(booking) },
            { name: 'Free cancellation until', value: formatMoment(booking.freeCancellationUntil) },
            { name: 'Booked on', value: formatMoment(booking.createdAt) },
            {
              name: 'Booked through',
              value: booking.origin === undefined ? 'Not known' : originWords[booking.origin],
            },
          ]}
        />
        {attendance}
      </Panel>
      <Panel title="Customer">
        <Customer booking={booking} />
        {customerHint}
      </Panel>
    </>
  );
}

/** The day as a link to the day sheet, which lists everybody on the departure. */
function DaySheetLink({ booking }: { booking: AdminBookingView }) {
  const { tourId, date, pickupTime: time } = booking;
  return (
    <Link to={`/admin/departures/${departureId({ tourId, date, time })}`}>{formatDay(date)}</Link>
  );
}

function Customer({ booking }: { booking: AdminBookingView }) {
  const { customer, customerId, message } = booking;
  if (customer === undefined) return <p>{noCustomerWords(booking)}</p>;
  return (
    <>
      <FactList
        facts={[
          {
            name: 'Name',
            value: <CustomerLink customerId={customerId} name={customerName(booking)} />,
          },
          { name: 'Phone', value: <a href={callLink(customer.phone)}>{customer.phone}</a> },
          {
            name: 'E-mail',
            value: <EmailLink email={customer.email} />,
            isWide: true,
          },
          { name: 'Message', value: message, isWide: true },
        ]}
      />
      {customer.email === null && <WithoutEmail booking={booking} customer={customer} />}
    </>
  );
}

function CustomerLink({ customerId, name }: { customerId: string | undefined; name: string }) {
  return customerId === undefined ? (
    name
  ) : (
    <Link to={`/admin/customers/${customerId}`}>{name}</Link>
  );
}

function MeetingPoint({ booking }: { booking: AdminBookingView }) {
  const { meetingPoint, meetingPointLink } = booking;
  if (meetingPointLink === null) return meetingPoint;
  return (
    <a href={meetingPointLink} target="_blank" rel="noreferrer">
      {meetingPoint}
    </a>
  );
}

function attendanceWords({ attendance, guests }: AdminBookingView): string {
  if (attendance.isNoShow) return 'Did not come';
  if (attendance.checkedIn === null) return 'Not checked in';
  return `${String(attendance.checkedIn)} of ${String(guests)} checked in`;
}

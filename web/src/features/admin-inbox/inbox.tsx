import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { InboxPart, InboxView, WaitingBooking } from '@contracts/inbox/inbox-view.ts';
import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { type ReactNode, useEffect, useReducer } from 'react';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { customerName } from '../../shared/console/customer-name.ts';
import { HeldWhileAsking } from '../../shared/console/held-while-asking.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { formatDate, formatDay } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { useClock } from '../../shared/dates/use-clock.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ageWords } from './age-words.ts';
import { useGetInboxQuery } from './inbox-api.ts';
import './inbox.css';

export type InboxProps = {
  /** The buttons for a request and for money to refund; other features provide them. */
  renderRequest: (booking: AdminBookingView) => ReactNode;
  renderRefund: (booking: AdminBookingView) => ReactNode;
  /** How staff answer or close a message. */
  renderMessage: (message: AdminMessageView) => ReactNode;
  /** The title of an e-mail and why it failed. */
  renderEmail: (email: NotificationItem) => ReactNode;
};

const minuteMs = 60_000;

/**
 * Everything that waits for staff. The entries that have waited longest come first. The shown ages grow while
 * the screen is open.
 */
export function Inbox(props: InboxProps) {
  const { data, isError, refetch } = useGetInboxQuery();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renderAgain, minuteMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <ConsolePage title="Inbox">
      {data === undefined ? (
        <NotLoaded {...{ isError, refetch }} what="the inbox" rows={3} rowHeight="5rem" />
      ) : (
        <div data-slot="inbox">
          <HeldWhileAsking data={data}>
            {(inbox) =>
              inbox.total === 0 ? <NothingWaits /> : <Waiting {...props} inbox={inbox} />
            }
          </HeldWhileAsking>
        </div>
      )}
    </ConsolePage>
  );
}

function NothingWaits() {
  return (
    <p role="status">
      You have no open tasks. Continue with <Link to="/admin/departures">today’s departures</Link>{' '}
      or <Link to="/admin/bookings">the bookings</Link>.
    </p>
  );
}

function Waiting({
  inbox,
  renderRequest,
  renderRefund,
  renderMessage,
  renderEmail,
}: InboxProps & { inbox: InboxView }) {
  const { requests, refunds, messages, overbooked, emails, reviews } = inbox;
  return (
    <>
      <Part
        title="Requests to confirm"
        part={requests}
        all="/admin/bookings?tab=all&status=pending"
        keyOf={keyOfBooking}
        render={(waiting) => (
          <BookingRow waiting={waiting} action={renderRequest(waiting.booking)} />
        )}
      />
      <Part
        title="Departures with too many travellers"
        part={overbooked}
        all="/admin/departures"
        keyOf={({ id }) => id}
        render={(departure) => <DepartureRow departure={departure} />}
      />
      <Part
        title="Money to refund"
        part={refunds}
        all="/admin/bookings?tab=all&money=to-give-back"
        keyOf={keyOfBooking}
        render={(waiting) => (
          <BookingRow waiting={waiting} action={renderRefund(waiting.booking)} />
        )}
      />
      <Part
        title="Messages to answer"
        part={messages}
        all="/admin/messages?status=open"
        keyOf={({ id }) => id}
        render={(message) => <MessageRow message={message}>{renderMessage(message)}</MessageRow>}
      />
      <Part
        title="E-mails that need a decision"
        part={emails}
        all={`/admin/notifications?status=${emails.items[0]?.status ?? 'failed'}`}
        keyOf={({ id }) => id}
        render={(email) => <EmailRow email={email}>{renderEmail(email)}</EmailRow>}
      />
      {reviews > 0 && (
        <Panel title={`Reviews to read (${String(reviews)})`}>
          <p>
            <Link to="/admin/reviews">Read and publish them</Link>
          </p>
        </Panel>
      )}
    </>
  );
}

type PartProps<Item> = {
  title: string;
  part: InboxPart<Item>;
  /** The screen with all entries. */
  all: string;
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
};

function Part<Item>({ title, part: { total, items }, all, keyOf, render }: PartProps<Item>) {
  if (total === 0) return null;
  return (
    <Panel
      title={`${title} (${String(total)})`}
      beside={total > items.length && <Link to={all}>All {total}</Link>}
    >
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
    </Panel>
  );
}

function keyOfBooking({ booking }: WaitingBooking): string {
  return booking.reference;
}

function BookingRow({ waiting, action }: { waiting: WaitingBooking; action: ReactNode }) {
  const { since, booking } = waiting;
  const { reference, tourTitle, date, pickupTime, guests } = booking;
  return (
    <>
      <p data-part="what">
        <Link to={`/admin/bookings/${reference}`}>{customerName(booking)}</Link>{' '}
        <ReferenceCode>{reference}</ReferenceCode>
        <span>
          {tourTitle}, {formatDate(date)}, {pickupTime}, {guests}{' '}
          {guests === 1 ? 'traveller' : 'travellers'}
        </span>
        <Age since={since} />
      </p>
      <div data-part="action">{action}</div>
    </>
  );
}

function DepartureRow({ departure }: { departure: DepartureView }) {
  const { id, tourTitle, date, time, seatsTaken, capacity } = departure;
  return (
    <p data-part="what">
      <Link to={`/admin/departures/${encodeURIComponent(id)}`}>
        {tourTitle}, {formatDay(date)}, {time}
      </Link>
      <span>
        {seatsTaken} seats are booked, the capacity is {capacity}.
      </span>
    </p>
  );
}

function MessageRow({ message, children }: { message: AdminMessageView; children: ReactNode }) {
  const { id, customerId, name = 'A message that cannot be read' } = message;
  const { message: text, writtenAt } = message;
  return (
    <>
      <p data-part="what">
        <Link to={`/admin/messages/${id}`}>{name}</Link>
        <span data-part="beginning">{text}</span>
        {customerId !== undefined && <Link to={`/admin/customers/${customerId}`}>Customer</Link>}
        <Age since={writtenAt} />
      </p>
      <div data-part="action">{children}</div>
    </>
  );
}

function EmailRow({ email, children }: { email: NotificationItem; children: ReactNode }) {
  return (
    <p data-part="what">
      <Link to={`/admin/notifications?open=${email.id}`}>{children}</Link>
      {email.reference !== undefined && (
        <span>
          <ReferenceCode>{email.reference}</ReferenceCode> {email.travellerName}
        </span>
      )}
      <Age since={email.queuedAt} />
    </p>
  );
}

function Age({ since }: { since: string }) {
  const age = useClock(() => ageWords(since, now()));
  return <small>Waiting for {age}</small>;
}

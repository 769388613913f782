import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useGetNotificationsOfBookingQuery } from './admin-notifications-api.ts';
import './booking-emails.css';
import { KeptHere } from './kept-here.tsx';
import { statusNames, statusTones, titleOf } from './notification-words.ts';

/** The e-mails about one booking, each with its status and a link to the message. */
export function BookingEmails({ bookingNumber }: { bookingNumber: number }) {
  const { currentData: list, isError, refetch } = useGetNotificationsOfBookingQuery(bookingNumber);
  if (list === undefined) {
    return isError ? (
      <FetchFault message="The e-mails could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <p role="status">Loading e-mails...</p>
    );
  }
  const { items, delivery } = list;
  if (items.length === 0) return <p>No e-mail was sent about it yet.</p>;
  return (
    <>
      {delivery === 'outbox' && <KeptHere />}
      <ul data-slot="booking-emails">
        {items.map((email) => (
          <li key={email.id}>
            <Link to={`/admin/notifications?open=${email.id}`}>{titleOf(email)}</Link>
            <Badge tone={statusTones[email.status]}>{statusNames[email.status]}</Badge>
            <time dateTime={email.updatedAt}>{formatMoment(email.updatedAt)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

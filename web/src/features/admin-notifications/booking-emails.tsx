import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetNotificationsOfBookingQuery } from './admin-notifications-api.ts';
import { EmailItems } from './email-items.tsx';
import { KeptHere } from './kept-here.tsx';

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
      <EmailItems items={items} />
    </>
  );
}

import { Navigate, useLocation } from 'react-router-dom';
import { RequestActions } from '../../features/admin-bookings/request-actions.tsx';
import { RefundClaim } from '../../features/admin-departures/refund-claim.tsx';
import { Inbox } from '../../features/admin-inbox/inbox.tsx';
import { MessageActions } from '../../features/admin-messages/message-actions.tsx';
import { titleOf } from '../../features/admin-notifications/notification-words.ts';

export function AdminInboxPage() {
  const { search } = useLocation();
  // In earlier releases the dashboard had this address, with its period. Links and bookmarks to it still work.
  if (search !== '') return <Navigate to={`/admin/dashboard${search}`} replace />;
  return (
    <Inbox
      renderRequest={(booking) => <RequestActions booking={booking} />}
      renderRefund={(booking) => <RefundClaim booking={booking} />}
      renderMessage={(message) => <MessageActions message={message} />}
      renderEmail={titleOf}
    />
  );
}

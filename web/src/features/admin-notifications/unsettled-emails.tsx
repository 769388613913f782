import type { NotificationCountsView } from '@contracts/notification/notification-counts-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useGetNotificationCountsQuery } from './unsettled-notifications-api.ts';
import './unsettled-emails.css';

/** Shows that e-mails wait for a decision of staff; nothing if none wait. */
export function UnsettledEmails() {
  const { data } = useGetNotificationCountsQuery();
  if (data === undefined || data.failed + data.unknown === 0) return null;
  return <Notice counts={data} />;
}

function Notice({ counts: { failed, unknown } }: { counts: NotificationCountsView }) {
  return (
    <ul data-slot="unsettled-emails" aria-label="E-mails that need a decision">
      {failed > 0 && (
        <li>
          {failed === 1 ? 'One e-mail' : `${String(failed)} e-mails`} could not be sent.{' '}
          <Link to="/admin/notifications?status=failed">Send again or dismiss</Link>
        </li>
      )}
      {unknown > 0 && (
        <li>
          We do not know whether {unknown === 1 ? 'one e-mail' : `${String(unknown)} e-mails`}{' '}
          arrived. <Link to="/admin/notifications?status=unknown">Decide what happens to it</Link>
        </li>
      )}
    </ul>
  );
}

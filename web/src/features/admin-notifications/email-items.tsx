import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './booking-emails.css';
import { statusNames, statusTones, titleOf } from './notification-words.ts';

/** E-mails, each with its status and a link to its text. */
export function EmailItems({ items }: { items: readonly NotificationItem[] }) {
  return (
    <ul data-slot="booking-emails">
      {items.map((email) => (
        <li key={email.id}>
          <Link to={`/admin/notifications?open=${email.id}`}>{titleOf(email)}</Link>
          <Badge tone={statusTones[email.status]}>{statusNames[email.status]}</Badge>
          <time dateTime={email.updatedAt}>{formatMoment(email.updatedAt)}</time>
        </li>
      ))}
    </ul>
  );
}

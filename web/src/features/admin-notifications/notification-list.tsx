import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { statusNames, statusTones, titleOf } from './notification-words.ts';

export type NotificationListProps = {
  items: readonly NotificationItem[];
  openId: string | null;
  /** Returns the address of the screen on which this e-mail is open. */
  addressOf: (id: string) => string;
};

/** E-mails with their status. An e-mail opens beside the list, or instead of the list on a small screen. */
export function NotificationList({ items, openId, addressOf }: NotificationListProps) {
  return (
    <ul data-slot="notification-list" aria-label="E-mails found">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={addressOf(item.id)}
            preventScrollReset
            aria-current={item.id === openId ? 'true' : undefined}
          >
            <span data-part="title">{titleOf(item)}</span>
            {item.reference !== undefined && (
              <span data-part="booking">
                <code>{item.reference}</code>
                {item.travellerName !== undefined && ` ${item.travellerName}`}
              </span>
            )}
            <Badge tone={statusTones[item.status]}>{statusNames[item.status]}</Badge>
            <time dateTime={item.updatedAt}>{formatMoment(item.updatedAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}

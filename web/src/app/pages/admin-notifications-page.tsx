import { NotificationReview } from '../../features/admin-notifications/notification-review.tsx';
import { StaffOnly } from '../../features/session/staff-only.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';

export function AdminNotificationsPage() {
  return (
    <div data-surface="console">
      <PageHead title="E-mails" isPrivate />
      <StaffOnly>
        <NotificationReview />
      </StaffOnly>
    </div>
  );
}

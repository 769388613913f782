import { NotificationReview } from '../../features/admin-notifications/notification-review.tsx';

export function AdminNotificationsPage() {
  return <NotificationReview />;
}

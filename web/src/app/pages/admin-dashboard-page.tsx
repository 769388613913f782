import { Dashboard } from '../../features/admin-dashboard/dashboard.tsx';
import { UnsettledEmails } from '../../features/admin-notifications/unsettled-emails.tsx';

export function AdminDashboardPage() {
  return (
    <Dashboard>
      <UnsettledEmails />
    </Dashboard>
  );
}

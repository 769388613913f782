import { Dashboard } from '../../features/admin-dashboard/dashboard.tsx';

export function AdminDashboardPage() {
  return <Dashboard />;
}

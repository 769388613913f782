import { Jobs } from '../../features/admin-jobs/jobs.tsx';

export function AdminJobsPage() {
  return <Jobs />;
}

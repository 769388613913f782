import { Jobs } from '../../features/admin-jobs/jobs.tsx';
import { systemsOwners } from './system-owners.tsx';

export const AdminJobsPage = systemsOwners('Background jobs', Jobs);

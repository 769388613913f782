import { AuditLog } from '../../features/admin-history/audit-log.tsx';

export function AdminHistoryPage() {
  return <AuditLog />;
}

import { AuditLog } from '../../features/admin-history/audit-log.tsx';
import { TellersContext } from '../../shared/console/told-changes.tsx';
import { tellers } from '../console/tellers.tsx';

export function AdminHistoryPage() {
  return (
    <TellersContext value={tellers}>
      <AuditLog />
    </TellersContext>
  );
}

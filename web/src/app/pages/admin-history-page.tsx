import { AuditLog } from '../../features/admin-history/audit-log.tsx';
import { ChangeViewsContext } from '../../shared/console/shown-changes.tsx';
import { changeViews } from '../console/change-views.tsx';

export function AdminHistoryPage() {
  return (
    <ChangeViewsContext value={changeViews}>
      <AuditLog />
    </ChangeViewsContext>
  );
}

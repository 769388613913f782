import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { UndoMergeEntry } from '../../features/admin-customers/undo-merge-entry.tsx';
import { AuditLog } from '../../features/admin-history/audit-log.tsx';
import { UndoAction } from '../../features/admin-history/undo/undo-action.tsx';
import { ChangeViewsContext } from '../../shared/console/shown-changes.tsx';
import { changeViews } from '../console/change-views.tsx';

export function AdminHistoryPage() {
  return (
    <ChangeViewsContext value={changeViews}>
      <AuditLog actions={actionsOf} />
    </ChangeViewsContext>
  );
}

function actionsOf(entry: AuditEntryView) {
  return (
    <>
      <UndoAction entry={entry} />
      <UndoMergeEntry entry={entry} />
    </>
  );
}

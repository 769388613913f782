import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { ToldChanges } from '../../shared/console/told-changes.tsx';
import { ToldReason } from '../../shared/console/told-reason.tsx';

/** The reason of an entry, and its changes. */
export function AuditTold({ entry }: { entry: AuditEntryView }) {
  const { subject, changes } = entry;
  return (
    <>
      <ToldReason entry={entry} />
      <ToldChanges kind={subject.kind} changes={changes} />
    </>
  );
}

import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { ShownChanges } from '../../shared/console/shown-changes.tsx';
import { EntryReason } from '../../shared/console/entry-reason.tsx';

/** The reason of an entry, and its changes. */
export function AuditDetails({ entry }: { entry: AuditEntryView }) {
  const { subject, changes } = entry;
  return (
    <>
      <EntryReason entry={entry} />
      <ShownChanges kind={subject.kind} changes={changes} />
    </>
  );
}

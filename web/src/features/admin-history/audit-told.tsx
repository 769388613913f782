import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { ToldChanges } from '../../shared/console/told-changes.tsx';

/** The reason of an entry, and what it changed. */
export function AuditTold({ entry }: { entry: AuditEntryView }) {
  const { subject, changes, reason, isReasonTold = false } = entry;
  return (
    <>
      {reason !== undefined && (
        <p>
          “{reason}”{isReasonTold && ' (in the e-mail to the traveller)'}
        </p>
      )}
      <ToldChanges kind={subject.kind} changes={changes} />
    </>
  );
}

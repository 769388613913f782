import type { AuditEntryView, AuditSubjectView } from '@contracts/history/audit-view.ts';

let count = 0;

/** An entry about an action of a traveller at half past midnight, unless `more` says otherwise. */
export function auditEntry(
  action: string,
  subject: AuditSubjectView,
  more: Partial<AuditEntryView> = {},
): AuditEntryView {
  count += 1;
  return {
    id: `entry-${String(count)}`,
    subject,
    revision: '0',
    at: '2026-11-20T21:30:00.000Z',
    actor: { kind: 'customer' },
    action,
    changes: [],
    causedBy: 'command',
    ...more,
  };
}

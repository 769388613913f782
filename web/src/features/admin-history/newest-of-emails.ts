import type { AuditEntryView } from '@contracts/history/audit-view.ts';

/** Entries, the newest first, with one for each e-mail: what has become of it. */
export function newestOfEmails(entries: readonly AuditEntryView[]): readonly AuditEntryView[] {
  const told = new Set<string>();
  return entries.filter(({ subject: { kind, id } }) => {
    if (kind !== 'notification') return true;
    const isFirst = !told.has(id);
    told.add(id);
    return isFirst;
  });
}

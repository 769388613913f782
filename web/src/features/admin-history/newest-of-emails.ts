import type { AuditEntryView } from '@contracts/history/audit-view.ts';

/**
 * Entries, the newest first, with one for each e-mail: what has become of it, and what it was written for. That it
 * was sent because it had been waiting to be is nothing anybody asks.
 */
export function newestOfEmails(entries: readonly AuditEntryView[]): readonly AuditEntryView[] {
  const firstOf = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const told = new Set<string>();
  return entries.flatMap((entry) => {
    if (entry.subject.kind !== 'notification') return [entry];
    const key = keyOf(entry);
    if (told.has(key)) return [];
    told.add(key);
    const { cause: step, ...newest } = entry;
    const causes = [firstOf.get(key)?.cause, step].filter((each) => each !== undefined);
    const cause = causes.find(({ subject }) => subject.id !== entry.subject.id);
    const isPlain = entry.action === 'NotificationSent';
    return [
      {
        ...newest,
        // That it was sent is said already.
        changes: isPlain ? [] : entry.changes,
        ...(cause !== undefined && { cause }),
      },
    ];
  });
}

function keyOf({ subject: { kind, id } }: AuditEntryView): string {
  return `${kind} ${id}`;
}

import type { AuditEntryView } from '@contracts/history/audit-view.ts';

/**
 * Keeps one entry for each e-mail: it has the newest state of the e-mail, and the cause for which the e-mail
 * was written. The given entries are in order, the newest first. A step of the same e-mail is not shown as a
 * cause.
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
    return [
      {
        ...newest,
        changes: changesBeside(entry),
        ...(cause !== undefined && { cause }),
      },
    ];
  });
}

/**
 * The action already says that the e-mail was sent, so this change is left out. The change "not sent" is kept,
 * because the words for the action need it.
 */
function changesBeside({ action, changes }: AuditEntryView): AuditEntryView['changes'] {
  return action === 'NotificationSent'
    ? changes.filter(({ after }) => after === 'not sent')
    : changes;
}

function keyOf({ subject: { kind, id } }: AuditEntryView): string {
  return `${kind} ${id}`;
}

import type { AuditEntryView, AuditSubjectView } from '@contracts/history/audit-view.ts';
import type { Change } from '../../shared/console/change-list.tsx';

/** The changes of one subject. */
export interface ChangedSubject {
  readonly subject: AuditSubjectView;
  /** Whether the subject was created since. */
  readonly isNew: boolean;
  readonly changes: readonly Change[];
}

const beginnings: ReadonlySet<string> = new Set([
  'BookingPlaced',
  'BookingRequestedWithoutSeats',
  'TourCreated',
]);

/**
 * Returns the changes since an instant, subject by subject. A field that changed twice is listed once, from its
 * value then to its value now; a field that has its old value again is left out. Each added thing (a note, a
 * payment) is listed.
 *
 * @param entries The oldest first.
 */
export function changedSince(
  entries: readonly AuditEntryView[],
  asOf: string,
): readonly ChangedSubject[] {
  const later = entries.filter(({ at }) => at > asOf);
  const bySubject = Map.groupBy(later, ({ subject: { kind, id } }) => `${kind} ${id}`);
  return [...bySubject.values()].flatMap((ofSubject) => {
    const [first] = ofSubject;
    if (first === undefined) return [];
    const isNew = beginnings.has(first.action);
    const changes = isNew ? [] : chained(ofSubject.flatMap((entry) => entry.changes));
    return isNew || changes.length > 0 ? [{ subject: first.subject, isNew, changes }] : [];
  });
}

function chained(all: readonly Change[]): readonly Change[] {
  const rows: Change[] = [];
  for (const change of all) {
    const at = rows.findIndex(
      ({ field, after }) => field === change.field && isSame(after, change.before),
    );
    const row = rows[at];
    if (row === undefined) rows.push(change);
    else rows[at] = { ...row, after: change.after };
  }
  return rows.filter(({ before, after }) => !isSame(before, after));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

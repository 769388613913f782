import type { AuditEntryView, AuditSubjectView } from '@contracts/history/audit-view.ts';
import type { Change } from '../../shared/console/change-list.tsx';

/** What is different now about one thing. */
export interface ChangedSubject {
  readonly subject: AuditSubjectView;
  /** It came into being since. */
  readonly isNew: boolean;
  readonly changes: readonly Change[];
}

const beginnings: ReadonlySet<string> = new Set([
  'BookingPlaced',
  'BookingRequestedWithoutSeats',
  'TourCreated',
]);

/**
 * What changed since an instant, thing by thing: a field that changed twice is told once, from what it was then to
 * what it is now, and one that is as it was not at all. What was added (a note, a payment) is told each time.
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

import { addDays, instantOf, localDateOf } from '@contracts/calendar.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { newestOfEmails } from './newest-of-emails.ts';

/** One row of the log: an entry, or all steps of an e-mail. */
export interface AuditRow {
  /** The entry. For an e-mail it is the newest entry. */
  readonly entry: AuditEntryView;
  /** All entries of the row, the newest first. */
  readonly steps: readonly AuditEntryView[];
  /** The day in Zanzibar, only on the first row of the day. */
  readonly day?: string;
}

interface Gathered {
  readonly steps: AuditEntryView[];
  readonly day?: string;
}

/**
 * Turns entries, the newest first, into rows by day. All steps of an e-mail are one row, at the place of the
 * newest step, even if other entries are between them. Older entries only add steps or rows: no row moves or
 * gets another id.
 */
export function auditRows(entries: readonly AuditEntryView[]): readonly AuditRow[] {
  const rows: Gathered[] = [];
  const emails = new Map<string, Gathered>();
  let day: Day | undefined;
  for (const entry of entries) {
    const { kind, id } = entry.subject;
    const email = kind === 'notification' ? emails.get(id) : undefined;
    if (email !== undefined) {
      email.steps.push(entry);
      continue;
    }
    const isOfDay = day !== undefined && entry.at >= day.begins && entry.at < day.ends;
    if (!isOfDay) day = dayOf(entry.at);
    const row = { steps: [entry], ...(!isOfDay && day !== undefined && { day: day.date }) };
    rows.push(row);
    if (kind === 'notification') emails.set(id, row);
  }
  return rows.flatMap((row) => {
    const [first] = row.steps;
    const isEmail = first !== undefined && emails.get(first.subject.id) === row;
    return (isEmail ? newestOfEmails(row.steps) : row.steps).map((entry) => ({ entry, ...row }));
  });
}

/** A day in Zanzibar. Its bounds are computed once for all its entries, because there can be hundreds of thousands. */
interface Day {
  readonly date: string;
  readonly begins: string;
  readonly ends: string;
}

function dayOf(instant: string): Day {
  const date = localDateOf(instant);
  const [begins, ends] = [date, addDays(date, 1)].map((each) =>
    instantOf({ date: each, time: '00:00' }),
  ) as [string, string];
  return { date, begins, ends };
}

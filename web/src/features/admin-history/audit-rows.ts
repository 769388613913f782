import { addDays, instantOf, localDateOf } from '@contracts/calendar.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { newestOfEmails } from './newest-of-emails.ts';

/** What the log lists as one thing: an entry, or what became of an e-mail. */
export interface AuditRow {
  /** An e-mail's newest state. */
  readonly entry: AuditEntryView;
  /** All that the row stands for, the newest first. */
  readonly steps: readonly AuditEntryView[];
  /** The day in Zanzibar that begins with this row, going back in time; left out where it has begun above. */
  readonly day?: string;
}

interface Gathered {
  readonly steps: AuditEntryView[];
  readonly day?: string;
}

/**
 * Entries, the newest first, day by day. All states of an e-mail are one row, whatever happened between them: it stands
 * where the newest stood. Older entries never move a row, nor name it anew: they only add steps to some.
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

/** A day in Zanzibar; asked once for all entries of it, since there can be hundreds of thousands. */
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

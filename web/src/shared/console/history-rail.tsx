import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { localDateOf, localTimeOf } from '@contracts/calendar.ts';
import type { AuditCauseView, AuditSubjectView } from '@contracts/history/audit-view.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../dates/format-date.ts';
import { Link } from '../ui/link.tsx';
import { TimeRail } from '../ui/time-rail.tsx';
import './history-rail.css';
import { actionWords, actorWords, causeWords, entryWords, subjectPath } from './history-words.ts';
import { useStaff } from './staff.ts';
import { ShownChanges } from './shown-changes.tsx';
import { EntryReason } from './entry-reason.tsx';

/** One entry. In the audit log it also has its subject and its cause. */
export type RailEntry = HistoryEntryView & {
  readonly id?: string;
  readonly subject?: AuditSubjectView;
  readonly cause?: AuditCauseView;
};

export type HistoryRailProps<Entry extends RailEntry> = {
  /** The name of the list: "History of ZBL-74100680". */
  label: string;
  /** The oldest first. The list shows the newest first. */
  entries: readonly Entry[];
  /** The id of the subject of the list. Entries about any other subject name it and link to it. */
  subjectId?: string;
  /** The actions for one entry, such as a button that undoes it. */
  actions?: ((entry: Entry) => ReactNode) | undefined;
};

/** A history day by day: who did what and when, the changes field by field, the reason, and the cause. */
export function HistoryRail<Entry extends RailEntry>(props: HistoryRailProps<Entry>) {
  const { label, entries, subjectId, actions } = props;
  const days = Object.entries(
    Object.groupBy(entries.toReversed(), ({ at }) => localDateOf(at)),
  ) as [string, Entry[]][];
  return (
    <div data-slot="history-rail" role="group" aria-label={label}>
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3>{formatDay(day)}</h3>
          <TimeRail
            label={formatDay(day)}
            stops={ofDay.map((entry) => ({
              id: entry.id ?? entry.revision,
              time: localTimeOf(entry.at),
              dateTime: entry.at,
              title: <EntryTitle entry={entry} />,
              text: <EntryText entry={entry} subjectId={subjectId} actions={actions?.(entry)} />,
            }))}
          />
        </section>
      ))}
    </div>
  );
}

function EntryTitle({ entry }: { entry: RailEntry }) {
  const { id } = useStaff();
  return (
    <>
      {entryWords(entry)} <span data-part="actor">by {actorWords(entry.actor, id)}</span>
    </>
  );
}

type EntryTextProps = { entry: RailEntry; subjectId: string | undefined; actions: ReactNode };

function EntryText({ entry, subjectId, actions }: EntryTextProps) {
  const { subject, cause, changes } = entry;
  return (
    <>
      {subject !== undefined && subject.id !== subjectId && (
        <p>
          <SubjectLink subject={subject} />
        </p>
      )}
      <EntryReason entry={entry} />
      <ShownChanges kind={subject?.kind} changes={changes} />
      {cause !== undefined && (
        <p data-part="cause">
          {causeWords(entry)}: {actionWords(cause.action)}
          {cause.subject.id !== subjectId && (
            <>
              {', '}
              <SubjectLink subject={cause.subject} />
            </>
          )}
        </p>
      )}
      {actions}
    </>
  );
}

/** A link to the screen of the entry's subject. */
export function SubjectLink({ subject }: { subject: AuditSubjectView }) {
  const { role } = useStaff();
  // Only owners see accounts, on one screen for all of them.
  const isAccount = subject.kind === 'account' && role === 'owner';
  const path = isAccount ? '/admin/accounts' : subjectPath(subject);
  return path === undefined ? subject.title : <Link to={path}>{subject.title}</Link>;
}

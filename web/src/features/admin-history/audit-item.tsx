import { localDateOf } from '@contracts/calendar.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useId } from 'react';
import { SubjectLink } from '../../shared/console/history-rail.tsx';
import {
  actionWords,
  actorWords,
  causeWords,
  entryWords,
  pastPath,
} from '../../shared/console/history-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Link } from '../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './audit-item.css';
import type { AuditRow } from './audit-rows.ts';
import { AuditSteps } from './audit-steps.tsx';
import { AuditDetails } from './audit-details.tsx';
import { formatTime } from './past-words.ts';

export type AuditItemProps = {
  row: AuditRow;
  /** Whether this is the first row. Its day is already shown above the list. */
  isFirst: boolean;
  /** Whether the steps of the e-mail are shown. */
  isUnfolded: boolean;
  onFold: () => void;
  /** What staff can do with the entry, such as to undo it. */
  actions: (entry: AuditEntryView) => ReactNode;
};

/**
 * One row of the log: time, actor, action, subject, reason and cause. The first row of a day has the day as
 * its heading.
 */
export function AuditItem({ row, isFirst, isUnfolded, onFold, actions }: AuditItemProps) {
  const { entry, steps, day } = row;
  const { at, actor, subject, cause } = entry;
  const { id } = useStaff();
  const stepsId = useId();
  return (
    <>
      {day !== undefined && <DayHeading day={day} isSeen={!isFirst} />}
      <article data-slot="audit-item" aria-label={`${entryWords(entry)}, ${subject.title}`}>
        <div data-part="what">
          <p>
            <strong>{entryWords(entry)}</strong>{' '}
            <span data-part="actor">by {actorWords(actor, id)}</span>
          </p>
          <p>
            <SubjectLink subject={subject} />
          </p>
          <p data-part="when">
            <time dateTime={at}>{formatTime(at)}</time>
            <WayThere entry={entry} />
            {steps.length > 1 && (
              <button
                type="button"
                aria-expanded={isUnfolded}
                aria-controls={stepsId}
                onClick={onFold}
              >
                {`${isUnfolded ? 'Hide' : 'Show'} ${String(steps.length)} steps`}
              </button>
            )}
          </p>
        </div>
        <div data-part="told">
          <AuditDetails entry={entry} />
          {cause !== undefined && (
            <p data-part="cause">
              {causeWords(entry)}: {actionWords(cause.action)},{' '}
              <SubjectLink subject={cause.subject} />
            </p>
          )}
          {actions(entry)}
        </div>
        {isUnfolded && <AuditSteps id={stepsId} steps={steps} day={localDateOf(at)} />}
      </article>
    </>
  );
}

function DayHeading({ day, isSeen }: { day: string; isSeen: boolean }) {
  const words = formatDay(day);
  return isSeen ? (
    <h2 data-slot="audit-day">{words}</h2>
  ) : (
    <h2>
      <VisuallyHidden>{words}</VisuallyHidden>
    </h2>
  );
}

/** Links to the subject as it was after this entry, if its screen can show the past. */
function WayThere({ entry: { at, subject } }: { entry: AuditEntryView }) {
  const path = pastPath(subject, at);
  if (path === undefined) return null;
  return (
    <Link to={path} aria-label={`Show the state at that time: ${subject.title}`}>
      Show the state at that time
    </Link>
  );
}

import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { SubjectLink } from '../../shared/console/history-rail.tsx';
import {
  actionWords,
  actorWords,
  causeWords,
  pastPath,
} from '../../shared/console/history-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { ToldChanges } from '../../shared/console/told-changes.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './audit-item.css';
import { formatInstant } from './past-words.ts';

/** One entry of the log: when, who, what, to what, why, and because of what. */
export function AuditItem({ entry }: { entry: AuditEntryView }) {
  const { at, actor, action, subject, changes, reason, isReasonTold = false, cause } = entry;
  const { id } = useStaff();
  return (
    <article data-slot="audit-item" aria-label={`${actionWords(action)}, ${subject.title}`}>
      <div data-part="what">
        <p>
          <strong>{actionWords(action)}</strong>{' '}
          <span data-part="actor">by {actorWords(actor, id)}</span>
        </p>
        <p>
          <SubjectLink subject={subject} />
        </p>
        <p data-part="when">
          <time dateTime={at}>{formatInstant(at)}</time>
          <WayThere entry={entry} />
        </p>
      </div>
      <div data-part="told">
        {reason !== undefined && (
          <p>
            “{reason}”{isReasonTold && ' (the traveller was told)'}
          </p>
        )}
        <ToldChanges kind={subject.kind} changes={changes} />
        {cause !== undefined && (
          <p data-part="cause">
            {causeWords(entry)}: {actionWords(cause.action)},{' '}
            <SubjectLink subject={cause.subject} />
          </p>
        )}
      </div>
    </article>
  );
}

/** To the thing as it was after this entry, where its screen has a past. */
function WayThere({ entry: { at, subject } }: { entry: AuditEntryView }) {
  const path = pastPath(subject, at);
  if (path === undefined) return null;
  return (
    <Link to={path} aria-label={`${subject.title} as it was then`}>
      As it was then
    </Link>
  );
}

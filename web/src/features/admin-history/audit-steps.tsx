import { localDateOf } from '@contracts/calendar.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { actorWords, entryWords } from '../../shared/console/history-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { AuditDetails } from './audit-details.tsx';
import { formatInstant, formatTime } from './past-words.ts';

export type AuditStepsProps = {
  id: string;
  /** The newest first. */
  steps: readonly AuditEntryView[];
  /** The day of the row. A step of another day shows its own. */
  day: string;
};

/** The steps of an e-mail, the newest first. */
export function AuditSteps({ id: listId, steps, day }: AuditStepsProps) {
  const { id: ownId } = useStaff();
  return (
    <ol id={listId} data-slot="audit-steps" aria-label="Steps">
      {steps.map((step) => (
        <li key={step.id}>
          <time dateTime={step.at}>
            {localDateOf(step.at) === day ? formatTime(step.at) : formatInstant(step.at)}
          </time>
          <div>
            <p>
              {entryWords(step)} <span data-part="actor">by {actorWords(step.actor, ownId)}</span>
            </p>
            <AuditDetails entry={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

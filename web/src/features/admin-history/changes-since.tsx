import { SubjectLink } from '../../shared/console/history-rail.tsx';
import { ShownChanges } from '../../shared/console/shown-changes.tsx';
import type { ChangedSubject } from './changed-since.ts';

export type ChangesSinceProps = {
  /** Undefined while loading. */
  changed: readonly ChangedSubject[] | undefined;
  /** The subject of the screen. Its own changes are listed without a name. */
  subjectId: string;
};

/** The changes since the shown instant, subject by subject. */
export function ChangesSince({ changed, subjectId }: ChangesSinceProps) {
  return (
    <div data-slot="changes-since">
      <h2>What changed since</h2>
      {changed === undefined && <p role="status">Loading what changed...</p>}
      {changed?.length === 0 && <p>Nothing has changed since then.</p>}
      {changed !== undefined && changed.length > 0 && (
        <ul>
          {changed.map(({ subject, isNew, changes }) => (
            <li key={`${subject.kind} ${subject.id}`}>
              {subject.id !== subjectId && (
                <p>
                  <SubjectLink subject={subject} />
                  {isNew && ' did not exist yet.'}
                </p>
              )}
              {subject.id === subjectId && isNew && <p>{subject.title} did not exist yet.</p>}
              <ShownChanges
                kind={subject.kind}
                changes={changes}
                beforeLabel="then"
                afterLabel="now"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

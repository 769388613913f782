import type { AuditEntryView, AuditKind } from '@contracts/history/audit-view.ts';
import { useMemo } from 'react';
import { actionWords, actorWords } from '../../shared/console/history-words.ts';
import { useAsOf } from '../../shared/console/past.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import type { StoryInput } from './admin-history-api.ts';
import { changedSince } from './changed-since.ts';
import { ChangesSince } from './changes-since.tsx';
import { momentsOf } from './moments.ts';
import { TimeTravel } from './time-travel.tsx';
import { useStory } from './use-story.ts';

export type StoryTravelProps = {
  /** The thing that the screen shows, as part of a sentence. */
  what: string;
  input: StoryInput;
  /** The id of the subject in the audit log. */
  subjectId: string;
  /** The kinds of entries that change what the screen shows. For example, e-mails do not change it. */
  kinds: readonly AuditKind[];
  /** Leaves out entries that do not belong to the screen. It must be the same function at every rendering. */
  narrow?: (entries: readonly AuditEntryView[]) => readonly AuditEntryView[];
};

/** The control that shows a subject of the audit log at a past instant. */
export function StoryTravel({ what, input, subjectId, kinds, narrow }: StoryTravelProps) {
  const { id } = useStaff();
  const [asOf] = useAsOf();
  const { entries, hasNextPage } = useStory(input, { isWhole: true });
  const own = useMemo(() => {
    const ofKinds = entries?.filter(({ subject }) => kinds.includes(subject.kind));
    return ofKinds && narrow ? narrow(ofKinds) : ofKinds;
  }, [entries, kinds, narrow]);
  const moments = useMemo(
    () =>
      momentsOf(
        (own ?? []).map((entry) => ({ at: entry.at, words: wordsOf(entry, subjectId, id) })),
      ),
    [own, subjectId, id],
  );
  return (
    <TimeTravel what={what} moments={moments} isCutOff={hasNextPage}>
      <ChangesSince changed={own && changedSince(own, asOf ?? '')} subjectId={subjectId} />
    </TimeTravel>
  );
}

function wordsOf(
  { action, actor, subject }: AuditEntryView,
  subjectId: string,
  ownId: string,
): string {
  const about = subject.id === subjectId ? '' : `${subject.title}: `;
  return `${about}${actionWords(action)} by ${actorWords(actor, ownId)}`;
}

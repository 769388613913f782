import type { AuditEntryView, AuditKind } from '@contracts/history/audit-view.ts';
import { useMemo } from 'react';
import { actionWords, actorWords } from '../../shared/console/history-words.ts';
import { useAsOf } from '../../shared/console/past.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import type { StoryWish } from './admin-history-api.ts';
import { changedSince } from './changed-since.ts';
import { ChangesSince } from './changes-since.tsx';
import { momentsOf } from './moments.ts';
import { TimeTravel } from './time-travel.tsx';
import { useStory } from './use-story.ts';

export type StoryTravelProps = {
  /** What is looked at, inside of a sentence. */
  what: string;
  wish: StoryWish;
  /** Its id in the audit log. */
  subjectId: string;
  /** Entries of these kinds change what is looked at; an e-mail about it does not. */
  kinds: readonly AuditKind[];
  /** Leaves out what happened elsewhere; the same function at every rendering. */
  narrow?: (entries: readonly AuditEntryView[]) => readonly AuditEntryView[];
};

/** Time travel over whatever the audit log tells of. */
export function StoryTravel({ what, wish, subjectId, kinds, narrow }: StoryTravelProps) {
  const { id } = useStaff();
  const [asOf] = useAsOf();
  const { entries, hasNextPage } = useStory(wish, { isWhole: true });
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

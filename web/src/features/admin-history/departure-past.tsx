import { parseDepartureId } from '@contracts/departure/departure-id.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { useCallback, useMemo } from 'react';
import { StoryRail } from './story-rail.tsx';
import { StoryTravel } from './story-travel.tsx';
import { whileBookedOn } from './while-booked-on.ts';

/** What happened to a departure, and to whoever was ever booked on it. */
export function DepartureStory({ id }: { id: string }) {
  const wish = useMemo(() => ({ subject: id }), [id]);
  return <StoryRail label="History of the departure" wish={wish} subjectId={id} />;
}

const kinds = ['departure', 'booking'] as const;

/** The way into the past of a day sheet. */
export function DepartureTravel({ id }: { id: string }) {
  const wish = useMemo(() => ({ subject: id }), [id]);
  const narrow = useCallback(
    (entries: readonly AuditEntryView[]) => {
      const departure = parseDepartureId(id);
      return departure === undefined ? entries : whileBookedOn(entries, departure);
    },
    [id],
  );
  return (
    <StoryTravel what="This day sheet" wish={wish} subjectId={id} kinds={kinds} narrow={narrow} />
  );
}

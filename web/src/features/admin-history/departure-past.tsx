import { parseDepartureId } from '@contracts/departure/departure-id.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { useCallback, useMemo } from 'react';
import { StoryRail } from './story-rail.tsx';
import { StoryTravel } from './story-travel.tsx';
import { UndoAction } from './undo/undo-action.tsx';
import { whileBookedOn } from './while-booked-on.ts';

/** The history of a departure and of all bookings that were ever on it. */
export function DepartureStory({ id }: { id: string }) {
  const input = useMemo(() => ({ subject: id }), [id]);
  return (
    <StoryRail
      label="History of the departure"
      input={input}
      subjectId={id}
      actions={(entry) => entry.subject.kind === 'departure' && <UndoAction entry={entry} />}
    />
  );
}

const kinds = ['departure', 'booking'] as const;

/** The control that shows a day sheet as it was at a past instant. */
export function DepartureTravel({ id }: { id: string }) {
  const input = useMemo(() => ({ subject: id }), [id]);
  const narrow = useCallback(
    (entries: readonly AuditEntryView[]) => {
      const departure = parseDepartureId(id);
      return departure === undefined ? entries : whileBookedOn(entries, departure);
    },
    [id],
  );
  return (
    <StoryTravel what="This day sheet" input={input} subjectId={id} kinds={kinds} narrow={narrow} />
  );
}

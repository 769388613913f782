import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { StoryRail } from './story-rail.tsx';

export type TourHistoryProps = {
  /** The tour's. */
  id: string;
  /** What can be done about one entry: a button that takes it back. */
  actions?: (entry: AuditEntryView) => ReactNode;
};

/** Who changed what of a tour and when, field by field, beside its form; its past has a screen of its own. */
export function TourHistory({ id, actions }: TourHistoryProps) {
  return (
    <>
      <p>
        <Link to={`/admin/tours/${id}/history`}>Look back in time</Link>
      </p>
      <TourStory id={id} actions={actions} isPastElsewhere />
    </>
  );
}

type TourStoryProps = {
  id: string;
  actions?: TourHistoryProps['actions'] | undefined;
  /** The screen does not show the past itself. */
  isPastElsewhere?: boolean;
};

/** What happened to a tour and to its departures. */
export function TourStory({ id, actions, isPastElsewhere = false }: TourStoryProps) {
  const wish = useMemo(() => ({ subject: id }), [id]);
  return (
    <StoryRail
      label="History of the tour"
      wish={wish}
      subjectId={id}
      actions={actions}
      {...(isPastElsewhere && { pastPath: `/admin/tours/${id}/history` })}
    />
  );
}

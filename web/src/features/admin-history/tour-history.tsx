import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { StoryRail } from './story-rail.tsx';

export type TourHistoryProps = {
  /** The tour's id. */
  id: string;
  /** Renders a button that undoes an entry. */
  actions?: (entry: AuditEntryView) => ReactNode;
};

/** The changes to a tour, field by field, beside its form. Another screen shows its past. */
export function TourHistory({ id, actions }: TourHistoryProps) {
  return (
    <>
      <p>
        <Link to={`/admin/tours/${id}/history`}>Show an earlier state</Link>
      </p>
      <TourStory id={id} actions={actions} isPastElsewhere />
    </>
  );
}

type TourStoryProps = {
  id: string;
  actions?: TourHistoryProps['actions'] | undefined;
  /** Whether another screen shows the past. */
  isPastElsewhere?: boolean;
};

/** The history of a tour and its departures. */
export function TourStory({ id, actions, isPastElsewhere = false }: TourStoryProps) {
  const input = useMemo(() => ({ subject: id }), [id]);
  return (
    <StoryRail
      label="History of the tour"
      input={input}
      subjectId={id}
      actions={actions}
      {...(isPastElsewhere && { pastPath: `/admin/tours/${id}/history` })}
    />
  );
}

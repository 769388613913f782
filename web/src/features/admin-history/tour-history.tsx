import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { StoryRail } from './story-rail.tsx';

export type TourHistoryProps = {
  /** The tour's. */
  id: string;
  /** What can be done about one entry: a button that takes it back. */
  actions?: (entry: AuditEntryView) => ReactNode;
};

/** Who changed what of a tour and when, field by field. */
export function TourHistory({ id, actions }: TourHistoryProps) {
  const wish = useMemo(() => ({ subject: id, kind: 'tour' }) as const, [id]);
  return <StoryRail label="History of the tour" wish={wish} subjectId={id} actions={actions} />;
}

import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { useGetTourAtQuery } from './admin-history-api.ts';
import { StoryTravel } from './story-travel.tsx';
import { TourStory } from './tour-history.tsx';
import './tour-past.css';

const kinds = ['tour'] as const;
export type TourPastProps = {
  /** Renders the contents of the tour's form; another feature provides it. */
  renderTour: (tour: AdminTourView) => ReactNode;
};

/** The contents of a tour's form, now or as of an instant, with its history. */
export function TourPast({ renderTour }: TourPastProps) {
  const { id = '' } = useParams();
  const [asOf] = useAsOf();
  const {
    currentData: tour,
    error,
    refetch,
  } = useGetTourAtQuery({ id, ...(asOf !== undefined && { asOf }) });
  const input = useMemo(() => ({ subject: id, kind: 'tour' }) as const, [id]);
  const isUnknown = problemOf(error)?.code === 'TourNotFound';
  return (
    <ConsolePage
      title={tour?.title ?? 'History of a tour'}
      back={{ to: `/admin/tours/${id}`, label: 'Edit Tour' }}
      beside={tour?.isDeleted === true && <Badge tone="warn">deleted</Badge>}
    >
      {(!isUnknown || asOf !== undefined) && (
        <StoryTravel what={tour?.title ?? 'This tour'} input={input} subjectId={id} kinds={kinds} />
      )}
      <div data-slot="tour-past">
        <div>
          {tour !== undefined && <Panel title="The tour">{renderTour(tour)}</Panel>}
          {(tour === undefined || error !== undefined) && !isUnknown && (
            <NotLoaded
              isError={error !== undefined}
              refetch={refetch}
              what="the tour"
              rows={6}
              rowHeight="4rem"
            />
          )}
          {isUnknown && (
            <EmptyState
              message={
                asOf === undefined
                  ? 'There is no such tour.'
                  : 'There was no such tour at that moment.'
              }
            />
          )}
        </div>
        <Panel title="History">
          <TourStory id={id} />
        </Panel>
      </div>
    </ConsolePage>
  );
}

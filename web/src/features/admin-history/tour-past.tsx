import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { fieldName, fieldValue } from '../../shared/console/field-words.ts';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetTourAtQuery } from './admin-history-api.ts';
import { StoryTravel } from './story-travel.tsx';
import { TourStory } from './tour-history.tsx';
import './tour-past.css';

const kinds = ['tour'] as const;
const back = { to: '/admin/history', label: 'History' };

/** A tour as it is told on its form, now or as it was, and everything that ever happened to it. */
export function TourPast() {
  const { id = '' } = useParams();
  const [asOf] = useAsOf();
  const {
    currentData: tour,
    error,
    refetch,
  } = useGetTourAtQuery({ id, ...(asOf !== undefined && { asOf }) });
  const wish = useMemo(() => ({ subject: id, kind: 'tour' }) as const, [id]);
  const isUnknown = problemOf(error)?.code === 'TourNotFound';
  return (
    <ConsolePage
      title={tour?.title ?? 'History of a tour'}
      back={back}
      beside={tour?.isDeleted === true && <Badge tone="warn">deleted</Badge>}
    >
      {(!isUnknown || asOf !== undefined) && (
        <StoryTravel what={tour?.title ?? 'This tour'} wish={wish} subjectId={id} kinds={kinds} />
      )}
      <div data-slot="tour-past">
        <div>
          {tour !== undefined && <TourFacts tour={tour} />}
          {tour === undefined && error === undefined && (
            <LoadingRows label="Loading the tour" rows={6} rowHeight="4rem" />
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
          {error !== undefined && !isUnknown && (
            <FetchFault message="The tour could not be loaded." onRetry={() => void refetch()} />
          )}
        </div>
        <Panel title="History">
          <TourStory id={id} />
        </Panel>
      </div>
    </ConsolePage>
  );
}

/** What staff write about a tour, and what came of it, in the order of its form. */
const shown = [
  ...['category', 'badge', 'description', 'fullDescription', 'durationHours', 'maxGuests'],
  ...['meetingPoint', 'meetingPointLink', 'pickupTimes', 'pricingStructure', 'highlights'],
  ...['itinerary', 'includes', 'excludes', 'whatToBring', 'faq', 'images', 'isFeatured'],
  ...['isActive', 'capacity', 'confirmation', 'weekdays', 'season', 'bookingCutoffHours'],
  ...['totalBookings', 'totalViews', 'popularityScore', 'revenueGenerated'],
] as const;

/** Texts and lists take a row of their own. */
const shortMax = 40;

function TourFacts({ tour }: { tour: AdminTourView }) {
  const fields = tour as unknown as Readonly<Record<string, unknown>>;
  return (
    <Panel title="The tour">
      <FactList
        facts={shown.map((field) => {
          const value = fieldValue(fields[field]);
          return { name: fieldName(field), value, isWide: (value?.length ?? 0) > shortMax };
        })}
      />
    </Panel>
  );
}

import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { useLongWait } from '../../shared/time/use-long-wait.ts';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { RefineButton } from './refine/refine-button.tsx';
import { type RefinedTours, refineTours } from './refine/refine-tours.ts';
import { SoonDayLinks } from './soon-day-links.tsx';
import { TourFilterBar } from './tour-filter-bar.tsx';
import type { TourFilter } from './tour-filter.ts';
import { slowTours, TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { questionOf, useGetToursQuery } from './tours-api.ts';
import { useTourFilter } from './use-tour-filter.ts';
import './tour-list.css';

/** This file is loaded after the list, like the panel of filters. */
const ActiveFilters = lazy(async () => ({
  default: (await import('./active-filters.tsx')).ActiveFilters,
}));

export type TourListProps = {
  /** Renders the button that keeps the tours of a shared list, above the list. */
  offer: (tours: readonly TourListItem[]) => ReactNode;
};

/** All tours, filtered and ordered as in the address. */
export function TourList({ offer }: TourListProps) {
  const [filter, changeFilter] = useTourFilter();
  const answer = useTours(filter);
  const tours = answer.data;
  const refined = tours && refineTours(tours, filter);
  return (
    <>
      <TourFilterBar
        filter={filter}
        tours={tours}
        showText={refined === undefined ? 'Show tours' : `Show ${toursText(shownOf(refined))}`}
        onChange={changeFilter}
      />
      <div data-slot="tour-list" className="page-gutter">
        <SoonDayLinks filter={filter} />
        <Suspense>
          <ActiveFilters filter={filter} onChange={changeFilter} />
        </Suspense>
        <FoundTours filter={filter} answer={answer} refined={refined} offer={offer} />
      </div>
    </>
  );
}

function useTours(filter: TourFilter) {
  return useGetToursQuery(questionOf(filter, filter.sort === 'soonest'));
}

type FoundToursProps = TourListProps & {
  filter: TourFilter;
  answer: ReturnType<typeof useTours>;
  refined: RefinedTours | undefined;
};

function FoundTours({ filter, answer, refined, offer }: FoundToursProps) {
  const { currentData, error, isFetching, refetch } = answer;
  const isStale = currentData === undefined;
  const isLong = useLongWait(isStale && isFetching);
  if (error !== undefined && isStale && !isFetching) {
    return (
      <FetchFault
        message={`Failed to fetch tours: ${messageOf(error, 'the server cannot be reached')}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (refined === undefined) return <TourWallSkeleton />;
  const { bookable, notOnDay } = refined;
  const isEmpty = bookable.length + notOnDay.length === 0;
  return (
    // The earlier tours stay visible until the new answer arrives.
    <div data-slot="found-tours" aria-busy={isStale}>
      {filter.ids !== undefined && !isEmpty && offer([...bookable, ...notOnDay])}
      <div data-slot="found-line">
        {/* If there are no tours, the heading says so, and this text is only for screen readers. */}
        <p
          role="status"
          className="text-small"
          data-slot={isEmpty && !isLong ? 'visually-hidden' : undefined}
        >
          {isLong ? slowTours : countText(refined, filter)}
        </p>
        <RefineButton filter={filter} />
      </div>
      {isEmpty && <NoTours />}
      {bookable.length > 0 && (
        <TourWall label="Tours" tours={bookable} filter={filter} heading="h2" />
      )}
      {notOnDay.length > 0 && (
        <details data-slot="not-on-day" open={bookable.length === 0}>
          <summary>{notOnDay.length} not on this day</summary>
          <TourWall label="Not on this day" tours={notOnDay} filter={filter} heading="h2" />
        </details>
      )}
    </div>
  );
}

function NoTours() {
  return (
    <div data-slot="no-tours">
      <h2>No tours found</h2>
      <p className="measure">
        Try another word: a place (Nungwi, Jozani), an animal, or what you would like to do.
      </p>
      <LinkButton to="/tours" replace preventScrollReset>
        Clear all filters
      </LinkButton>
    </div>
  );
}

/** The number of tours in the first list on the page. */
function shownOf({ bookable, notOnDay }: RefinedTours): number {
  return bookable.length > 0 ? bookable.length : notOnDay.length;
}

/** The count above the list: "12 tours on Fri 27 Nov, 12 not on this day". */
function countText({ bookable, notOnDay }: RefinedTours, { q, date }: TourFilter): string {
  const all = [...bookable, ...notOnDay];
  const areSimilar = all.length > 0 && all.every(({ isSimilar }) => isSimilar === true);
  const similar = areSimilar && q !== undefined ? ` similar to “${q}”` : '';
  const day = date === undefined ? '' : ` on ${formatShortDay(date)}`;
  const others = notOnDay.length === 0 ? '' : `, ${String(notOnDay.length)} not on this day`;
  return `${toursText(bookable.length)}${similar}${day}${others}`;
}

function toursText(count: number): string {
  return count === 1 ? '1 tour' : `${String(count)} tours`;
}

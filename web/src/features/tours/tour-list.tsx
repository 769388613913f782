import type { TourListItem } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useLongWait } from '../../shared/time/use-long-wait.ts';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { SoonDayLinks } from './soon-day-links.tsx';
import { TourFilterBar } from './tour-filter-bar.tsx';
import type { TourFilter } from './tour-filter.ts';
import { slowTours, TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { useGetToursQuery } from './tours-api.ts';
import { useTourFilter } from './use-tour-filter.ts';
import './tour-list.css';

export type TourListProps = {
  /** Renders what is shown above the tours of a shared list: the button that keeps them. */
  offer: (tours: readonly TourListItem[]) => ReactNode;
};

/** All tours, filtered as in the address. */
export function TourList({ offer }: TourListProps) {
  const [filter, changeFilter] = useTourFilter();
  return (
    <>
      <TourFilterBar filter={filter} onChange={changeFilter} />
      <div data-slot="tour-list" className="page-gutter">
        <SoonDayLinks filter={filter} />
        <ActiveFilters filter={filter} onChange={changeFilter} />
        <FoundTours filter={filter} offer={offer} />
      </div>
    </>
  );
}

function FoundTours({ filter, offer }: TourListProps & { filter: TourFilter }) {
  const { data: tours, currentData, error, isFetching, refetch } = useGetToursQuery(filter);
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
  if (tours === undefined) return <TourWallSkeleton />;
  return (
    // The earlier tours stay visible until the new answer arrives.
    <div data-slot="found-tours" aria-busy={isStale}>
      {filter.ids !== undefined && tours.length > 0 && offer(tours)}
      {/* Without tours, the heading already says so, and this text is for screen readers only. */}
      <p
        role="status"
        className="text-small"
        data-slot={tours.length === 0 && !isLong ? 'visually-hidden' : undefined}
      >
        {isLong ? slowTours : countText(tours.length)}
      </p>
      {tours.length > 0 ? (
        <TourWall label="Tours" tours={tours} filter={filter} heading="h2" />
      ) : (
        <NoTours />
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

function countText(count: number): string {
  return count === 1 ? '1 tour' : `${String(count)} tours`;
}

import { messageOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { ActiveFilters, noFilter } from './active-filters.tsx';
import { TourFilterBar } from './tour-filter-bar.tsx';
import type { TourFilter } from './tour-filter.ts';
import { TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { useGetToursQuery } from './tours-api.ts';
import { type TourFilterChange, useTourFilter } from './use-tour-filter.ts';

/** All tours, narrowed down by what the address says. */
export function TourList() {
  const [filter, changeFilter] = useTourFilter();
  return (
    <>
      <TourFilterBar filter={filter} onChange={changeFilter} />
      <div className="page-gutter grid gap-6 pt-6 pb-16">
        <ActiveFilters filter={filter} onChange={changeFilter} />
        <FoundTours filter={filter} onChange={changeFilter} />
      </div>
    </>
  );
}

type FoundToursProps = { filter: TourFilter; onChange: (change: TourFilterChange) => void };

function FoundTours({ filter, onChange }: FoundToursProps) {
  const { data: tours, currentData, error, isFetching, refetch } = useGetToursQuery(filter);
  if (error !== undefined && currentData === undefined && !isFetching) {
    return (
      <FetchFault
        message={`Failed to fetch tours: ${messageOf(error, 'the server cannot be reached')}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (tours === undefined) return <TourWallSkeleton />;
  return (
    // What was found before stays until the new answer is there.
    <div className="grid gap-4" aria-busy={currentData === undefined}>
      <p role="status" className="text-small">
        {countText(tours.length)}
      </p>
      {tours.length > 0 ? (
        <TourWall label="Tours" tours={tours} filter={filter} heading="h2" />
      ) : (
        <NoTours
          onClear={() => {
            onChange(noFilter);
          }}
        />
      )}
    </div>
  );
}

function NoTours({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h2>No tours found</h2>
      <p className="max-w-measure">
        Try another word: a place (Nungwi, Jozani), an animal, or what you would like to do.
      </p>
      <Button onClick={onClear}>Clear all filters</Button>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 tour' : `${String(count)} tours`;
}

import { messageOf } from '../../shared/api/problem.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { useGetFeaturedToursQuery } from './tours-api.ts';

/** The tours of the home page. */
export function FeaturedTours() {
  return (
    <section className="page-gutter pt-16 pb-10 lg:pt-26" aria-labelledby="featured-tours">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id="featured-tours">Top Booked Experiences</h2>
        <LinkButton kind="quiet" to="/tours">
          View All Tours
        </LinkButton>
      </div>
      <Wall />
    </section>
  );
}

function Wall() {
  const { data: tours, error, refetch } = useGetFeaturedToursQuery();
  if (tours !== undefined) return <TourWall label="Top booked experiences" tours={tours} />;
  if (error === undefined) return <TourWallSkeleton />;
  return (
    <FetchFault
      message={`Failed to fetch featured tours: ${messageOf(error, 'the server cannot be reached')}`}
      onRetry={() => void refetch()}
    />
  );
}

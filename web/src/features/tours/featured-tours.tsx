import { messageOf } from '../../shared/api/problem.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { useGetFeaturedToursQuery } from './tours-api.ts';
import './featured-tours.css';

/** The tours of the home page. */
export function FeaturedTours() {
  return (
    <section data-slot="featured-tours" className="page-gutter" aria-labelledby="featured-tours">
      <div data-slot="featured-tours-head">
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

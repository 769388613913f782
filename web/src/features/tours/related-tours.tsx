import './related-tours.css';
import { TourWall, TourWallSkeleton } from './tour-wall.tsx';
import { useGetRelatedToursQuery } from './tours-api.ts';

/** Tours like this one; nothing if there are none or they cannot be loaded. */
export function RelatedTours({ tourId }: { tourId: string }) {
  const { data: tours, isError } = useGetRelatedToursQuery(tourId);
  if (isError || tours?.length === 0) return null;
  return (
    <section data-slot="related-tours" aria-labelledby="related-tours">
      <h2 id="related-tours" className="part-title">
        Related tours
      </h2>
      {tours === undefined ? (
        <TourWallSkeleton count={3} />
      ) : (
        <TourWall label="Related tours" tours={tours} />
      )}
    </section>
  );
}

import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { useGetGuideToursQuery } from '../../features/guides/guide-tours-api.ts';
import { guideToursMax } from '../../features/guides/guide-tours.ts';
import { TourWall } from '../../features/tours/tour-wall.tsx';
import { ClothSkeleton } from '../../shared/ui/cloth-skeleton.tsx';
import { ClothWall } from '../../shared/ui/cloth-wall.tsx';

/** The tours related to a guide; renders nothing if there are none, or if they could not be fetched. */
export function GuideRelatedTours({ path }: { path: GuidePath }) {
  const { data: tours, isError } = useGetGuideToursQuery(path);
  if (tours === undefined ? isError : tours.length === 0) return null;
  return (
    <section data-slot="guide-tours" aria-labelledby="guide-tours">
      <h2 id="guide-tours">Related tours</h2>
      {tours === undefined ? <Loading /> : <TourWall label="Related tours" tours={tours} />}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p role="status">Loading related tours...</p>
      <ClothWall>
        {Array.from({ length: guideToursMax }, (_, index) => (
          <ClothSkeleton key={index} />
        ))}
      </ClothWall>
    </>
  );
}

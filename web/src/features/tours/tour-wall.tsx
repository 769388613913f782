import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { ClothSkeleton } from '../../shared/ui/cloth-skeleton.tsx';
import { ClothWall } from '../../shared/ui/cloth-wall.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { TourCard } from './tour-card.tsx';
import type { TourFilter } from './tour-filter.ts';

export type TourWallProps = {
  label: string;
  tours: readonly TourListItem[];
  filter?: TourFilter;
  heading?: 'h2' | 'h3';
};

export function TourWall({ label, tours, filter = {}, heading = 'h3' }: TourWallProps) {
  return (
    <ClothWall label={label}>
      {tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} filter={filter} heading={heading} />
      ))}
    </ClothWall>
  );
}

/** The wall while its tours are on their way. */
export function TourWallSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading tours</VisuallyHidden>
      <ClothWall>
        {Array.from({ length: count }, (_, index) => (
          <ClothSkeleton key={index} />
        ))}
      </ClothWall>
    </div>
  );
}

import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { useLongWait } from '../../shared/time/use-long-wait.ts';
import { ClothSkeleton } from '../../shared/ui/cloth-skeleton.tsx';
import { ClothWall } from '../../shared/ui/cloth-wall.tsx';
import { TourCard } from './tour-card.tsx';
import type { TourFilter } from './tour-filter.ts';
import './tour-wall.css';

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

/** Shown when the tours take long to load; requests are repeated after a timeout. */
export const slowTours = 'Loading the tours takes longer than usual. Still trying…';

/** Placeholders while the tours are loading. */
export function TourWallSkeleton({ count = 8 }: { count?: number }) {
  const isLong = useLongWait(true);
  return (
    <div>
      <p role="status" data-part="tours-wait" data-slot={isLong ? undefined : 'visually-hidden'}>
        {isLong ? slowTours : 'Loading tours'}
      </p>
      <ClothWall>
        {Array.from({ length: count }, (_, index) => (
          <ClothSkeleton key={index} />
        ))}
      </ClothWall>
    </div>
  );
}

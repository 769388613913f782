import { Skeleton } from './skeleton.tsx';

/** The placeholder of a `TourCloth` that is loading. */
export function ClothSkeleton() {
  return (
    <div data-slot="cloth-skeleton" aria-hidden="true">
      <div />
      <div>
        <Skeleton height="2rem" width="78%" />
        <Skeleton height="1.125rem" width="52%" />
        <Skeleton height="1.125rem" />
      </div>
    </div>
  );
}

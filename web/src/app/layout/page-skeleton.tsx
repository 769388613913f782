import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** The placeholder of a page that opens with a cloth, while its data is loading. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height="clamp(32rem, 48vw, 46rem)" />
    </div>
  );
}

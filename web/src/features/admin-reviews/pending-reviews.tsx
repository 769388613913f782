import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useCountPendingReviewsQuery } from './admin-reviews-api.ts';
import './reviews.css';

/** How many reviews wait for staff, beside the link to them; nothing if none wait. */
export function PendingReviews() {
  const { data: pending = 0 } = useCountPendingReviewsQuery();
  if (pending === 0) return null;
  return (
    <span data-slot="pending-reviews">
      {pending}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}

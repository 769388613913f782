import type { AdminReviewsView } from '@contracts/review/review-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './pending-reviews.css';

/** Apart from the other calls, because every screen of the console has the navigation. */
const pendingReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countPendingReviews: build.query<number, void>({
      query: () => ({ url: 'admin/reviews', params: { limit: 1 } }),
      transformResponse: ({ pending }: AdminReviewsView) => pending,
      providesTags: ['Review'],
      ...alwaysFresh,
    }),
  }),
});

/** How many reviews wait for staff, beside the link to them; nothing if none wait. */
export function PendingReviews() {
  const { data: pending = 0 } = pendingReviewsApi.useCountPendingReviewsQuery();
  if (pending === 0) return null;
  return (
    <span data-slot="pending-reviews">
      {pending}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}

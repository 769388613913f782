import type { AdminReviewsView } from '@contracts/review/review-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { WaitingCount } from '../../shared/console/waiting-count.tsx';

/** This call is separate from the others, because every screen of the console has the navigation. */
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

/** How many reviews wait for staff. */
export function PendingReviews() {
  const { data: pending = 0 } = pendingReviewsApi.useCountPendingReviewsQuery();
  return <WaitingCount count={pending} />;
}

import type { ListView } from '@contracts/answers.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import type {
  AdminReviewAnswer,
  AdminReviewsView,
  AdminReviewView,
} from '@contracts/review/review-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { ReviewFilter } from './review-filter.ts';

/** The actions of staff on a review. An empty reply removes the present one. */
export type ReviewAct =
  | { readonly kind: 'publish' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'reply'; readonly text: string };

interface ReviewCommand {
  readonly bookingNumber: number;
  /** The revision that staff read. The API refuses the command if the review changed since. */
  readonly revision: string;
  readonly act: ReviewAct;
}

const path = 'admin/reviews';

/** The reviews of travellers, and the commands of staff on them. */
const adminReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminReviews: build.infiniteQuery<AdminReviewsView, ReviewFilter, string>({
      query: ({ queryArg: filter, pageParam: cursor }) => ({
        url: path,
        params: { ...filter, ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['Review'],
      ...alwaysFresh,
    }),
    getAdminReview: build.query<AdminReviewView, number>({
      query: (bookingNumber) => `${path}/${String(bookingNumber)}`,
      providesTags: ['Review'],
      ...alwaysFresh,
    }),
    getReviewHistory: build.query<readonly HistoryEntryView[], number>({
      query: (bookingNumber) => `${path}/${String(bookingNumber)}/history`,
      transformResponse: ({ items }: ListView<HistoryEntryView>) => items,
      providesTags: ['Review'],
      ...alwaysFresh,
    }),
    getToursOfReviews: build.query<readonly AdminTourView[], void>({
      query: () => 'admin/tours',
      transformResponse: ({ items }: ListView<AdminTourView>) => items,
      providesTags: ['Tour'],
    }),
    changeReview: build.mutation<AdminReviewAnswer, ReviewCommand>({
      query: ({ bookingNumber, revision, act }) => ({
        ...requestOf(`${path}/${String(bookingNumber)}`, act),
        headers: { 'if-match': `"${revision}"` },
      }),
      // The data is also read again after a refusal, because the review that was shown may be out of date.
      invalidatesTags: ['Review', 'Tour'],
    }),
  }),
});

export const {
  useGetAdminReviewsInfiniteQuery,
  useGetAdminReviewQuery,
  useLazyGetAdminReviewQuery,
  useGetReviewHistoryQuery,
  useGetToursOfReviewsQuery,
  useChangeReviewMutation,
} = adminReviewsApi;

function requestOf(review: string, act: ReviewAct) {
  switch (act.kind) {
    case 'publish':
      return { url: `${review}/publication`, method: 'POST' };
    case 'reject':
      return { url: `${review}/rejection`, method: 'POST', body: { reason: act.reason } };
    case 'reply':
      return { url: `${review}/reply`, method: 'PUT', body: { text: act.text } };
  }
}

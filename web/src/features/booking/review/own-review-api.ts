import type { BookingReviewAnswer, WriteReviewRequest } from '@contracts/review/review-view.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../../../shared/api/api.ts';
import { ownReviewApi, reviewPathOf } from '../manage/own-booking-api.ts';
import { withWait } from '../../../shared/api/waiting-error.ts';

interface WrittenReview {
  /** The reference in the address. */
  readonly reference: string;
  readonly review: WriteReviewRequest;
}

/**
 * The commands of travellers on the review of their booking. If a command is sent twice, the second one changes
 * nothing, so it needs no key.
 */
const reviewCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeReview: build.mutation<BookingReviewAnswer, WrittenReview>({
      query: ({ reference, review }) => ({
        url: reviewPathOf(reference),
        method: 'PUT',
        body: review,
      }),
      transformErrorResponse: withWait,
      invalidatesTags: ['Tour'],
      onQueryStarted: ({ reference }, lifecycle) => showAnswer(reference, lifecycle),
    }),
    withdrawReview: build.mutation<BookingReviewAnswer, string>({
      query: (reference) => ({ url: reviewPathOf(reference), method: 'DELETE' }),
      transformErrorResponse: withWait,
      invalidatesTags: ['Tour'],
      onQueryStarted: showAnswer,
    }),
  }),
});

export const { useWriteReviewMutation, useWithdrawReviewMutation } = reviewCommandsApi;

/** Stores the review from the answer to a command in the cache, so that it is not fetched again. */
async function showAnswer(
  reference: string,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: Dispatch;
    readonly queryFulfilled: Promise<{ readonly data: BookingReviewAnswer }>;
  },
): Promise<void> {
  try {
    const { data: value } = await queryFulfilled;
    dispatch(
      ownReviewApi.util.upsertQueryEntries([
        { endpointName: 'getOwnReview', arg: reference, value },
      ]),
    );
  } catch {
    // The component that sent the command shows the error.
  }
}

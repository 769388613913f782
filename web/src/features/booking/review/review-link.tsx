import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { useGetOwnReviewQuery } from '../manage/own-booking-api.ts';

/** Links to the review of a past booking; nothing if it cannot be reviewed, or before the proof. */
export function ReviewLink({ booking }: { booking: ShownBooking }) {
  const { reference, proof } = booking;
  const { currentData } = useGetOwnReviewQuery(proof === 'asked' ? skipToken : reference);
  if (currentData === undefined) return null;
  const { canWrite, review } = currentData;
  if (!canWrite && review === undefined) return null;
  return (
    <LinkButton to={`/review/${reference}`}>
      {review === undefined ? 'Review this tour' : 'Your review'}
    </LinkButton>
  );
}

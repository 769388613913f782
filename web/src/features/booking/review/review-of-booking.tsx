import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { problemOf } from '../../../shared/api/problem.ts';
import { useLongWait } from '../../../shared/time/use-long-wait.ts';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useGetOwnReviewQuery } from '../manage/own-booking-api.ts';
import { tooManyWords } from '../manage/own-booking-fault.ts';
import { type MailedLink, useMailedLink } from '../manage/use-mailed-link.ts';
import '../manage/manage-booking.css';
import '../manage/own-form.css';
import { WithoutScript } from '../without-script.tsx';
import { ReviewFrame } from './review-frame.tsx';

/** This file is loaded at the same time as the review, because only a loaded review needs it. */
const loadOwnReview = async () => ({ default: (await import('./own-review.tsx')).OwnReview });
const OwnReview = lazy(loadOwnReview);

/** Loaded later, because most travellers come with the mailed link. */
const AskForProof = lazy(async () => ({
  default: (await import('./ask-for-proof.tsx')).AskForProof,
}));

export type ReviewOfBookingProps = {
  /** The reference in the address. */
  reference: string;
  /** Shown if the booking does not exist. */
  missing: ReactNode;
};

/** The review of one booking. The browser fetches it, because only the travellers of the booking may see it. */
export function ReviewOfBooking({ reference, missing }: ReviewOfBookingProps) {
  const link = useMailedLink(reference);
  useEffect(() => void loadOwnReview(), []);
  // Waits until the mailed link is checked, because the review is shown only after the proof.
  const query = useGetOwnReviewQuery(link.kind === 'open' ? skipToken : reference);
  const { currentData: trip, error, isFetching, refetch } = query;
  const isWaiting = trip === undefined && (error === undefined || isFetching);
  const isLong = useLongWait(isWaiting);
  if (trip !== undefined) {
    return (
      <ReviewFrame tour={{ id: trip.tourId, title: trip.tourTitle }}>
        <Suspense fallback={<Waiting isLong={false} />}>
          <OwnReview {...{ reference, trip }} onChanged={() => void refetch()} />
        </Suspense>
      </ReviewFrame>
    );
  }
  if (isWaiting) {
    return (
      <ReviewFrame>
        <Waiting isLong={isLong} />
      </ReviewFrame>
    );
  }
  const problem = problemOf(error);
  if (problem?.code === 'BookingNotFound') return missing;
  if (problem?.code === 'ProofRequired') {
    return (
      <ReviewFrame>
        <Suspense fallback={<Waiting isLong={false} />}>
          <AskForProof
            reference={reference}
            lead={proofLead(link)}
            onProven={() => void refetch()}
          />
        </Suspense>
      </ReviewFrame>
    );
  }
  return (
    <ReviewFrame>
      <FetchFault
        message={
          problem?.code === 'TooManyRequests'
            ? tooManyWords(error, problem)
            : 'Your review could not be loaded: we got no answer. It has not changed.'
        }
        onRetry={() => void refetch()}
      />
    </ReviewFrame>
  );
}

function proofLead(link: MailedLink): string {
  const ask = 'To review the tour, please give the e-mail address that the booking was made with.';
  return link.kind === 'failed' ? `${link.words} ${ask}` : ask;
}

function Waiting({ isLong }: { isLong: boolean }) {
  return (
    <>
      <div aria-busy="true" data-slot="own-ticket">
        <VisuallyHidden role="status">Loading your review</VisuallyHidden>
        <span data-slot="skeleton" aria-hidden="true" />
      </div>
      <p role="status">{isLong && 'This takes longer than usual. We keep trying.'}</p>
      <WithoutScript>
        This page needs JavaScript. Without it, write to us how your tour was.
      </WithoutScript>
    </>
  );
}

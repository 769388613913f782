import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useGetAdminReviewQuery, useGetReviewHistoryQuery } from './admin-reviews-api.ts';
import { ReviewCard } from './review-card.tsx';
import './reviews.css';

const back = { to: '/admin/reviews', label: 'Reviews' };

/** One review and its history. */
export function ReviewScreen() {
  const { number = '' } = useParams();
  const bookingNumber = parseBookingReference(number);
  const query = useGetAdminReviewQuery(bookingNumber ?? skipToken);
  const { currentData: review, error, refetch } = query;
  if (bookingNumber === undefined || problemOf(error)?.code === 'ReviewNotFound') {
    return (
      <ConsolePage title="Review not found" back={back}>
        <EmptyState message="There is no review of this booking." />
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      title={review?.tourTitle ?? 'Review'}
      tabTitle={review === undefined ? 'Review' : `Review of ${review.reference}`}
      back={back}
    >
      {review === undefined ? (
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the review"
          rows={1}
          rowHeight="12rem"
        />
      ) : (
        <>
          <ReviewCard review={review} />
          <Panel title="History">
            <History bookingNumber={bookingNumber} reference={review.reference} />
          </Panel>
        </>
      )}
    </ConsolePage>
  );
}

function History({ bookingNumber, reference }: { bookingNumber: number; reference: string }) {
  const { currentData: entries, isError, refetch } = useGetReviewHistoryQuery(bookingNumber);
  if (entries === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the history" rows={3} rowHeight="4rem" />;
  }
  return <HistoryRail label={`History of the review of ${reference}`} entries={entries} />;
}

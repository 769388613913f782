import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useGetTourReviewsQuery } from '../tours-api.ts';
import { ReviewItem } from './review-item.tsx';
import './tour-reviews.css';

/** The published reviews of a tour, newest first, with their average if there are enough of them. */
export function TourReviews({ tourId }: { tourId: string }) {
  const { currentData: first } = useGetTourReviewsQuery({ id: tourId });
  if (first === undefined || first.items.length === 0) return null;
  const { count, average } = first;
  return (
    <section data-slot="tour-reviews" aria-labelledby="tour-reviews">
      <h2 id="tour-reviews" className="part-title">
        Reviews
      </h2>
      {average !== null && (
        <p data-part="average">
          <strong>{average.toFixed(1)}</strong> out of 5, the average of{' '}
          {count.toLocaleString('en-US')} reviews
        </p>
      )}
      <p className="text-small">
        Only travellers who took this tour with us can review it. We read each review before it is
        shown.
      </p>
      <ReviewsPage tourId={tourId} />
    </section>
  );
}

/** One page of reviews. The next page follows below it on request. */
function ReviewsPage({ tourId, cursor }: { tourId: string; cursor?: string }) {
  const page = useGetTourReviewsQuery({ id: tourId, ...(cursor !== undefined && { cursor }) });
  const { currentData, isError, refetch } = page;
  const [isNextShown, setIsNextShown] = useState(false);
  if (isError && currentData === undefined) {
    return (
      <p role="alert">
        More reviews could not be loaded.{' '}
        <Button kind="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (currentData === undefined) return <p role="status">Loading reviews...</p>;
  const { items, nextCursor } = currentData;
  return (
    <>
      <ul data-slot="review-list" aria-label={cursor === undefined ? 'Reviews' : 'More reviews'}>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {nextCursor !== undefined && !isNextShown && (
        <Button
          kind="quiet"
          data-part="more"
          onClick={() => {
            setIsNextShown(true);
          }}
        >
          Show more
        </Button>
      )}
      {nextCursor !== undefined && isNextShown && (
        <ReviewsPage tourId={tourId} cursor={nextCursor} />
      )}
    </>
  );
}

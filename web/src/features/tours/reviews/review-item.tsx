import type { PublishedReviewView } from '@contracts/review/review-view.ts';
import { formatMonth } from '../../../shared/dates/month.ts';
import { Stars } from '../../../shared/reviews/stars.tsx';

/** A review of a tour, with the operator's reply. */
export function ReviewItem({ review }: { review: PublishedReviewView }) {
  const { stars, text, name, month, reply } = review;
  return (
    <li data-slot="review-item">
      <Stars count={stars} />
      {text !== undefined && <p data-slot="review-text">{text}</p>}
      <p data-part="by">
        <strong>{name ?? 'A traveller'}</strong>
        <span>Travelled in {formatMonth(month)}</span>
      </p>
      {reply !== undefined && (
        <div data-part="reply">
          <p>
            <strong>Our reply</strong>
          </p>
          <p data-slot="review-text">{reply.text}</p>
        </div>
      )}
    </li>
  );
}

import type { Instant } from '../calendar/instants.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { CountedStars, ReviewText, StaffText } from './review.events.ts';

/** The review of one booking. */
export type ReviewState = NoReview | WrittenReview | WithdrawnReview;

export interface NoReview {
  readonly status: 'none';
}

export interface WrittenReview {
  /** A pending review waits for staff. */
  readonly status: 'pending' | 'published' | 'rejected';
  readonly tourId: string;
  readonly submittedAt: Instant;
  readonly stars: number;
  /** The texts of the traveller and of staff are sealed once they are stored. */
  readonly personal: Personal<ReviewText>;
  /** Why the review was rejected; absent if it is not rejected, or if the person was erased. */
  readonly reason?: Personal<StaffText>;
  readonly reply?: Personal<StaffText>;
}

export interface WithdrawnReview {
  readonly status: 'withdrawn';
  readonly submittedAt: Instant;
}

export const initialReview: NoReview = { status: 'none' };

/** The stars that stop counting when the review is no longer public; none if it is not public now. */
export function hiddenStars(review: WrittenReview): { readonly hidden?: CountedStars } {
  const { status, tourId, stars } = review;
  return status === 'published' ? { hidden: { tourId, stars } } : {};
}

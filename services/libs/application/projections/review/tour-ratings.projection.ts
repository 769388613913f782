import type {
  ReviewPublished,
  ReviewRejected,
  ReviewRevised,
  ReviewWithdrawn,
} from '../../../domain/review/review.events.ts';
import type { Projection } from '../engine/projection.ts';

/** The figures of a tour's published reviews. An erasure does not change them. */
export interface TourRating {
  readonly tourId: string;
  readonly count: number;
  /** The sum of the stars of all published reviews. */
  readonly stars: number;
}

/** Every event that makes a review public, or no longer public. */
export type CountedEvent = ReviewPublished | ReviewRevised | ReviewRejected | ReviewWithdrawn;

/** The number of published reviews of each tour, and their stars. */
export const tourRatings: Projection<TourRating, CountedEvent> = {
  collection: { name: 'tour-ratings', version: 1, fields: {}, indexes: [] },
  documentIds: (event) => {
    const counted = event.type === 'ReviewPublished' ? event.data : event.data.hidden;
    return counted === undefined ? [] : [counted.tourId];
  },
  fold: (rating, event, tourId) => {
    const { count, stars } = rating ?? { count: 0, stars: 0 };
    if (event.type === 'ReviewPublished') {
      return { tourId, count: count + 1, stars: stars + event.data.stars };
    }
    const { hidden } = event.data;
    return hidden === undefined
      ? rating
      : { tourId, count: count - 1, stars: stars - hidden.stars };
  },
};

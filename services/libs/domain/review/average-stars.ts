import { reviewsForAverage } from './review-limits.ts';

/** The average with one decimal; null if there are too few reviews for an average. */
export function averageStars({
  count,
  stars,
}: {
  readonly count: number;
  readonly stars: number;
}): number | null {
  return count < reviewsForAverage ? null : Math.round((stars / count) * 10) / 10;
}

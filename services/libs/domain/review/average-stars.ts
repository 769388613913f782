import { reviewsForAverage } from './review-limits.ts';

/** The average with one decimal; null where there are too few reviews for one. */
export function averageStars({
  count,
  stars,
}: {
  readonly count: number;
  readonly stars: number;
}): number | null {
  return count < reviewsForAverage ? null : Math.round((stars / count) * 10) / 10;
}

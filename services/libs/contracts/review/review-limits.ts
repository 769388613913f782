/** Bounds of a review, and from how many published reviews on their average is shown. */
export { reviewLimits, reviewsForAverage } from '../../domain/review/review-limits.ts';

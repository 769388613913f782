/** The limits of a review, and the number of published reviews from which their average is shown. */
export { reviewLimits, reviewsForAverage } from '../../domain/review/review-limits.ts';

import type { Instant } from '../calendar/instants.ts';
import { reviewLimits } from './review-limits.ts';

/**
 * The last instant at which the traveller can change a review. The parameter is the time at which the review was
 * first written.
 */
export function changeableUntil(submittedAt: Instant): Instant {
  const days = reviewLimits.changeableDays;
  return new Date(Date.parse(submittedAt) + days * 24 * 60 * 60 * 1000).toISOString();
}

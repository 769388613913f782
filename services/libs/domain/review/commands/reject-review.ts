import { accept, type Decision, refuse } from '../../decision.ts';
import { type InvalidFields, lengthFaults } from '../../refusal.ts';
import { reviewLimits } from '../review-limits.ts';
import { tidyText } from '../review-text.ts';
import type { ReviewRejected } from '../review.events.ts';
import type { ReviewIsWithdrawn, ReviewNotFound } from '../review.refusals.ts';
import { hiddenStars, type ReviewState } from '../review.state.ts';

/** Staff decide not to show a review, or to remove it from the site, and give a reason. */
export interface RejectReview {
  readonly type: 'RejectReview';
  readonly reason: string;
  /** The reason of the present rejection, unsealed; null if there is none. */
  readonly present: string | null;
}

export type RejectReviewRefusal = InvalidFields | ReviewNotFound | ReviewIsWithdrawn;

/** A published review can be rejected too. A rejected review can get another reason. */
export function rejectReview(
  { reason, present }: RejectReview,
  state: ReviewState,
): Decision<ReviewRejected, RejectReviewRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'ReviewNotFound' });
  }
  if (state.status === 'withdrawn') {
    return refuse({ code: 'ReviewIsWithdrawn' });
  }
  const text = tidyText(reason);
  const faults =
    text === ''
      ? [{ field: 'reason', message: 'Say why the review is not shown' }]
      : lengthFaults('reason', text, reviewLimits.reasonLengthMax);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  return state.status === 'rejected' && text === present
    ? accept()
    : accept({ type: 'ReviewRejected', data: { personal: { text }, ...hiddenStars(state) } });
}

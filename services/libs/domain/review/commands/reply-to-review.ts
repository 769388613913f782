import { accept, type Decision, refuse } from '../../decision.ts';
import { type InvalidFields, lengthFaults } from '../../refusal.ts';
import { reviewLimits } from '../review-limits.ts';
import { tidyText } from '../review-text.ts';
import type { ReviewReplied } from '../review.events.ts';
import type { ReviewIsWithdrawn, ReviewNotFound } from '../review.refusals.ts';
import type { ReviewState } from '../review.state.ts';

/** The operator answers a review in public; a blank text removes the answer. */
export interface ReplyToReview {
  readonly type: 'ReplyToReview';
  readonly text: string;
  /** The present answer, unsealed; null if there is none. */
  readonly present: string | null;
}

export type ReplyToReviewRefusal = InvalidFields | ReviewNotFound | ReviewIsWithdrawn;

/** A review can be answered before it is published; the answer is shown with it. */
export function replyToReview(
  { text, present }: ReplyToReview,
  state: ReviewState,
): Decision<ReviewReplied, ReplyToReviewRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'ReviewNotFound' });
  }
  if (state.status === 'withdrawn') {
    return refuse({ code: 'ReviewIsWithdrawn' });
  }
  const reply = tidyText(text);
  const faults = lengthFaults('text', reply, reviewLimits.replyLengthMax);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (reply === '') {
    return state.reply === undefined ? accept() : accept({ type: 'ReviewReplied', data: {} });
  }
  return reply === present
    ? accept()
    : accept({ type: 'ReviewReplied', data: { personal: { text: reply } } });
}

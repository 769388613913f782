import { accept, type Decision, refuse } from '../../decision.ts';
import type { ReviewWithdrawn } from '../review.events.ts';
import type { ReviewNotFound } from '../review.refusals.ts';
import { hiddenStars, type ReviewState } from '../review.state.ts';

/** The traveller withdraws the review. */
export interface WithdrawReview {
  readonly type: 'WithdrawReview';
}

/** A review can be withdrawn at any time. */
export function withdrawReview(
  _command: WithdrawReview,
  state: ReviewState,
): Decision<ReviewWithdrawn, ReviewNotFound> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'ReviewNotFound' });
    case 'withdrawn':
      return accept();
    case 'pending':
    case 'published':
    case 'rejected':
      return accept({ type: 'ReviewWithdrawn', data: hiddenStars(state) });
  }
}

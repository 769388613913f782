import { decider } from '../decision.ts';
import { publishReview } from './commands/publish-review.ts';
import { rejectReview } from './commands/reject-review.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import { withdrawReview } from './commands/withdraw-review.ts';
import { writeReview } from './commands/write-review.ts';
import { evolveReview } from './evolve-review.ts';
import { initialReview } from './review.state.ts';

/** The review of one booking. The traveller writes or withdraws it. Staff publish, reject or answer it. */
export const reviewDecider = decider({
  initialState: initialReview,
  evolve: evolveReview,
  commands: {
    WriteReview: writeReview,
    WithdrawReview: withdrawReview,
    PublishReview: publishReview,
    RejectReview: rejectReview,
    ReplyToReview: replyToReview,
  },
});

import type { RejectReviewRefusal } from '../../../domain/review/commands/reject-review.ts';
import type { ReplyToReviewRefusal } from '../../../domain/review/commands/reply-to-review.ts';
import type { WriteReviewRefusal } from '../../../domain/review/commands/write-review.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import type { ReviewState } from '../../../domain/review/review.state.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { type ReviewAddress, reviewStreams } from './review-streams.ts';

/** The answer of every command on a review. */
export type ReviewAsOf = StreamAsOf<ReviewState, ReviewEvent>;

/** A command that compares its text with the present text. The present text is sealed. */
abstract class ReviewCommand<
  Input extends ReviewAddress,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Input, ReviewAsOf, Refusal> {
  get target(): string {
    return String(this.input.bookingNumber);
  }
}

export interface WriteReviewInput extends ReviewAddress {
  readonly stars: number;
  readonly text?: string;
  readonly name?: string;
}

/** A traveller writes a review of their booking, or changes it. */
export class WriteReview extends ReviewCommand<
  WriteReviewInput,
  WriteReviewRefusal | CustomerErased
> {}

export class WithdrawReview extends reviewStreams.command('WithdrawReview') {}

export class PublishReview extends reviewStreams.command('PublishReview') {}

export interface RejectReviewInput extends ReviewAddress {
  readonly reason: string;
}

/** Staff decide not to show a review, or to hide it again. */
export class RejectReview extends ReviewCommand<RejectReviewInput, RejectReviewRefusal> {}

export interface ReplyToReviewInput extends ReviewAddress {
  readonly text: string;
}

/** The operator answers a review in public, changes the answer or removes it. */
export class ReplyToReview extends ReviewCommand<
  ReplyToReviewInput,
  ReplyToReviewRefusal | CustomerErased
> {}

import type { Decision } from '../../../domain/decision.ts';
import { isSealed, type Personal } from '../../../domain/personal-data/personal-data.ts';
import {
  rejectReview,
  type RejectReviewRefusal,
} from '../../../domain/review/commands/reject-review.ts';
import {
  replyToReview,
  type ReplyToReviewRefusal,
} from '../../../domain/review/commands/reply-to-review.ts';
import {
  writeReview,
  type WriteReviewRefusal,
} from '../../../domain/review/commands/write-review.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import type { ReviewState } from '../../../domain/review/review.state.ts';
import { reviewedTrip } from '../../../domain/review/reviewed-trip.ts';
import { openPersonal } from '../../event-log/sealing.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { bookingStreams } from '../booking/booking-streams.ts';
import { erasedIfUnusable } from '../booking/personal-fields.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { RejectReviewInput, ReplyToReviewInput, WriteReviewInput } from './review.commands.ts';

type LoadedReview = LoadedStream<ReviewState, ReviewEvent>;

/** Decides with the tour from the booking's stream, and with the present text of the review. */
export async function decideReview(
  { bookingNumber, stars, text, name }: WriteReviewInput,
  { head, state, now }: LoadedReview,
  run: CommandRun,
): Promise<Decision<ReviewEvent, WriteReviewRefusal>> {
  const booking = await run.current(bookingStream(bookingNumber), bookingStreams);
  const written = 'personal' in state ? state.personal : undefined;
  const command = {
    type: 'WriteReview',
    now,
    stars,
    ...(text === undefined ? {} : { text }),
    ...(name === undefined ? {} : { name }),
    trip: reviewedTrip(booking.state),
    present: await presentText(written, head.stream, run),
  } as const;
  return writeReview(command, state);
}

/** Decides with the present reason, so that the same reason again stores no event. */
export async function decideRejection(
  { reason }: RejectReviewInput,
  { head, state }: LoadedReview,
  run: CommandRun,
): Promise<Decision<ReviewEvent, RejectReviewRefusal>> {
  const rejected = 'reason' in state ? state.reason : undefined;
  const present = (await presentText(rejected, head.stream, run))?.text ?? null;
  return rejectReview({ type: 'RejectReview', reason, present }, state);
}

/** Decides with the present answer, so that the same answer again stores no event. */
export async function decideReply(
  { text }: ReplyToReviewInput,
  { head, state }: LoadedReview,
  run: CommandRun,
): Promise<Decision<ReviewEvent, ReplyToReviewRefusal>> {
  const answered = 'reply' in state ? state.reply : undefined;
  const present = (await presentText(answered, head.stream, run))?.text ?? null;
  return replyToReview({ type: 'ReplyToReview', text, present }, state);
}

async function presentText<Text extends object>(
  personal: Personal<Text> | undefined,
  stream: string,
  run: CommandRun,
): Promise<Text | null> {
  if (personal === undefined || !isSealed(personal)) return null;
  const opened = await run.bound(erasedIfUnusable(openPersonal<Text>(run.ports, personal, stream)));
  return opened === 'erased' ? null : opened;
}

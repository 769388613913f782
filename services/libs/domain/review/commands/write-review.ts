import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { changeableUntil } from '../changeable-until.ts';
import { reviewFaults, tidyReview } from '../review-text.ts';
import type { ReviewRevised, ReviewSubmitted, ReviewText } from '../review.events.ts';
import type { NotCheckedIn, ReviewPeriodOver } from '../review.refusals.ts';
import { hiddenStars, type ReviewState } from '../review.state.ts';
import type { ReviewedTrip } from '../reviewed-trip.ts';

/** A traveller writes a review of their booking, or changes it. */
export interface WriteReview {
  readonly type: 'WriteReview';
  readonly now: Instant;
  readonly stars: number;
  readonly text?: string;
  readonly name?: string;
  /** The tour of the booking; undefined if its travellers were not checked in. */
  readonly trip: ReviewedTrip | undefined;
  /** The present text and name, unsealed; null if there are none. */
  readonly present: ReviewText | null;
}

export type WriteReviewRefusal = InvalidFields | NotCheckedIn | ReviewPeriodOver;

/**
 * Only travellers who came can write a review. They can change it for some days after they first wrote it.
 */
export function writeReview(
  { now, stars, trip, present, text, name }: WriteReview,
  state: ReviewState,
): Decision<ReviewSubmitted | ReviewRevised, WriteReviewRefusal> {
  if (trip === undefined) {
    return refuse({ code: 'NotCheckedIn' });
  }
  const personal = tidyReview({
    ...(text === undefined ? {} : { text }),
    ...(name === undefined ? {} : { name }),
  });
  const faults = reviewFaults(stars, personal);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (state.status !== 'none' && now > changeableUntil(state.submittedAt)) {
    const until = changeableUntil(state.submittedAt);
    return refuse({ code: 'ReviewPeriodOver', changeableUntil: until });
  }
  if (state.status === 'none' || state.status === 'withdrawn') {
    const submittedAt = state.status === 'none' ? now : state.submittedAt;
    return accept({ type: 'ReviewSubmitted', data: { ...trip, submittedAt, stars, personal } });
  }
  const isSame =
    stars === state.stars && personal.text === present?.text && personal.name === present?.name;
  return isSame
    ? accept()
    : accept({ type: 'ReviewRevised', data: { stars, personal, ...hiddenStars(state) } });
}

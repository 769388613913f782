import { reviewDecider } from '../../../domain/review/review.decider.ts';
import { reviewStream } from '../../event-log/stream-names.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { sealReview, sealReviewText } from './seal-review.ts';

export interface ReviewAddress {
  readonly bookingNumber: number;
}

const about = {
  streamOf: ({ bookingNumber }: ReviewAddress) => reviewStream(bookingNumber),
  isMissing: ({ status }: { readonly status: string }) => status === 'none',
};

export const reviewStreams = streamsOf(reviewDecider, { ...about, seal: sealReview });

/** The same streams, for texts that are refused if they cannot be sealed. */
export const reviewTexts = streamsOf(reviewDecider, { ...about, seal: sealReviewText });

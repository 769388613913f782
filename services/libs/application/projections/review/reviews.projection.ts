import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import type { ReviewEvent, ReviewText, StaffText } from '../../../domain/review/review.events.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';
import { waitingOrder } from '../engine/waiting-order.ts';

/** The review of a booking, for lists. Its texts stay sealed. */
export interface ReviewCard {
  readonly bookingNumber: number;
  /** The public id of the review: the id of its first event, which reveals nothing about the booking. */
  readonly id: string;
  readonly tourId: string;
  readonly month: string;
  readonly status: 'pending' | 'published' | 'rejected' | 'withdrawn';
  readonly stars: number;
  /** Absent after the review was withdrawn. */
  readonly personal?: Personal<ReviewText>;
  readonly submittedAt: Instant;
  readonly updatedAt: Instant;
  /** Empty while the review is not published. */
  readonly publishedAt: Instant;
  /** Why the review was rejected; absent if it is not rejected, or if the person was erased. */
  readonly reason?: Personal<StaffText>;
  readonly reply?: { readonly at: Instant; readonly personal: Personal<StaffText> };
  readonly revision: number;
  /** 1 if the review waits for staff, otherwise 0. */
  readonly waits: 0 | 1;
  /**
   * The place of the review in the list for staff, sorted from high to low. Among waiting reviews, the one that has
   * waited longest comes first; among the others, the one that was changed last. In milliseconds.
   */
  readonly order: number;
}

/** The reviews of all tours: public lists, the list for staff, and the review of each booking. */
export const reviews: Projection<ReviewCard, ReviewEvent> = {
  collection: {
    name: 'reviews',
    version: 1,
    fields: {
      tourId: 'text',
      status: 'text',
      publishedAt: 'text',
      waits: 'integer',
      order: 'integer',
    },
    indexes: [
      ['tourId', 'status', 'publishedAt'],
      ['waits', 'order'],
      ['status', 'waits', 'order'],
    ],
  },
  documentIds: (event) => [idAfter('review-', event.stream)],
  fold: foldReview,
};

type Happened = Pick<RecordedEvent<ReviewEvent>, 'id' | 'stream' | 'revision' | 'occurredAt'> &
  ReviewEvent;

/** A review's card after one more event of its stream. The answers to commands are computed with it too. */
export function foldReview(card: ReviewCard | undefined, event: Happened): ReviewCard | undefined {
  const { occurredAt, revision } = event;
  const changed =
    event.type === 'ReviewSubmitted' ? submitted(card, event) : changedBy(card, event);
  if (changed === undefined) return undefined;
  const waits = changed.status === 'pending' ? 1 : 0;
  // The answer of the operator does not change how long a review waits.
  const isOrdered = event.type !== 'ReviewReplied' || waits === 0;
  return {
    ...changed,
    updatedAt: occurredAt,
    revision,
    waits,
    order: isOrdered ? waitingOrder(waits, occurredAt) : changed.order,
  };
}

function submitted(
  card: ReviewCard | undefined,
  { id, stream, occurredAt, revision, data }: Happened & { readonly type: 'ReviewSubmitted' },
): ReviewCard {
  const { tourId, month, submittedAt, stars, personal } = data;
  return {
    bookingNumber: Number(idAfter('review-', stream)),
    id: card?.id ?? id,
    ...{ tourId, month, status: 'pending', stars, personal, submittedAt },
    ...{ updatedAt: occurredAt, publishedAt: '', revision, waits: 1, order: 0 },
  };
}

function changedBy(
  card: ReviewCard | undefined,
  event: Exclude<Happened, { readonly type: 'ReviewSubmitted' }>,
): ReviewCard | undefined {
  if (card === undefined) return undefined;
  const rest = { ...card };
  delete rest.reason;
  switch (event.type) {
    case 'ReviewRevised': {
      const { stars, personal } = event.data;
      return { ...rest, status: 'pending', stars, personal, publishedAt: '' };
    }
    case 'ReviewPublished':
      return { ...rest, status: 'published', publishedAt: event.occurredAt };
    case 'ReviewRejected': {
      const { personal } = event.data;
      const reason = personal === undefined ? {} : { reason: personal };
      return { ...rest, ...reason, status: 'rejected', publishedAt: '' };
    }
    case 'ReviewReplied':
      return replied(card, event);
    case 'ReviewWithdrawn':
      return withdrawn(card);
  }
}

function replied(
  card: ReviewCard,
  { occurredAt, data }: Happened & { readonly type: 'ReviewReplied' },
): ReviewCard {
  const rest = { ...card };
  delete rest.reply;
  const { personal } = data;
  return personal === undefined ? rest : { ...rest, reply: { at: occurredAt, personal } };
}

function withdrawn(card: ReviewCard): ReviewCard {
  const rest = { ...card };
  delete rest.personal;
  delete rest.reason;
  delete rest.reply;
  return { ...rest, status: 'withdrawn', publishedAt: '' };
}

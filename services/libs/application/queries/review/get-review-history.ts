import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { reviewStream } from '../../event-log/stream-names.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import { foldReview, type ReviewCard } from '../../projections/review/reviews.projection.ts';
import { changedFields, type ShownFields } from '../engine/field-changes.ts';
import { historyEntry } from '../engine/history.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { openedTexts } from './opened-review.ts';

interface HistorySources {
  readonly log: Pick<EventLogReader, 'readStream'>;
  readonly people: PersonalReader;
}

/**
 * Returns who changed what in a review, when and why. The map has the revisions of the events as keys, oldest first.
 * It is empty if there is no review. The stream is read from the log, because it is short and rarely needed.
 */
export async function reviewEntries(
  { log, people }: HistorySources,
  bookingNumber: number,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const stored = await log.readStream(reviewStream(bookingNumber));
  const entries = new Map<number, HistoryEntryView>();
  let card: ReviewCard | undefined;
  let before: ShownFields = {};
  for (const event of stored.map((each) => decode(each) as RecordedEvent<ReviewEvent>)) {
    card = foldReview(card, event);
    if (card === undefined) continue;
    const { reason, ...after } = await shownReview(people, card);
    const { actor, causationId: causedBy } = event.metadata;
    const changes = changedFields(before, after);
    const why = event.type === 'ReviewRejected' ? reason : undefined;
    entries.set(event.revision, historyEntry({ ...event, actor, causedBy }, changes, why));
    before = after;
  }
  return entries;
}

/** Returns a review's fields with the names that its history uses. */
export async function shownReview(
  people: PersonalReader,
  card: ReviewCard,
): Promise<ShownFields & { readonly reason: string | undefined }> {
  const { text, name, reply, reason } = await openedTexts(people, card);
  const { status, stars } = card;
  return { status, stars, text, name, reply: reply?.text, reason };
}

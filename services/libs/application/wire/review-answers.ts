import type { ReviewEvent } from '../../domain/review/review.events.ts';
import type { RevisionMismatch } from '../command-handling/engine/command-outcome.ts';
import type { ReviewAsOf } from '../command-handling/review/review.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { foldReview, type ReviewCard } from '../projections/review/reviews.projection.ts';
import { changedFields, type FieldChange } from '../queries/engine/field-changes.ts';
import type { PersonalReader } from '../queries/engine/personal-reader.ts';
import { shownReview } from '../queries/review/get-review-history.ts';

/** Returns the review after a command, computed with the fold of the read model. */
export function reviewAsAnswered({ history }: ReviewAsOf): ReviewCard {
  const card = cardOf(history);
  if (card === undefined) {
    throw new Error('A review command was done on a stream that holds no review.');
  }
  return card;
}

/** Returns the differences between the review that the member of staff saw and the current review. */
export async function reviewDifferences(
  people: PersonalReader,
  { sent, history }: RevisionMismatch,
): Promise<readonly FieldChange[]> {
  // The history belongs to the review that the command addressed.
  const events = history as readonly RecordedEvent<ReviewEvent>[];
  const seen = cardOf(events.filter(({ revision }) => revision <= sent));
  const current = cardOf(events);
  return changedFields(
    { ...(seen && (await shownReview(people, seen))) },
    { ...(current && (await shownReview(people, current))) },
  );
}

function cardOf(history: readonly RecordedEvent<ReviewEvent>[]): ReviewCard | undefined {
  return history.reduce<ReviewCard | undefined>(foldReview, undefined);
}

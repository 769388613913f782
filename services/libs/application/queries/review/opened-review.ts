import type { ReviewReplyView, ReviewTextView } from '../../../contracts/review/review-view.ts';
import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import { PersonalDataDamaged } from '../../event-log/sealing.ts';
import { reviewStream } from '../../event-log/stream-names.ts';
import type { ReviewCard } from '../../projections/review/reviews.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/** The unsealed texts of a review; absent if there are none, and after an erasure. */
export interface OpenedTexts extends ReviewTextView {
  readonly reason?: string;
  readonly reply?: ReviewReplyView;
}

/** Unseals the texts of a review. */
export async function openedTexts(people: PersonalReader, card: ReviewCard): Promise<OpenedTexts> {
  const open = async <Text extends object>(personal: Personal<Text> | undefined) => {
    const text = await openedText(people, personal, card.bookingNumber);
    return text === 'erased' ? undefined : text;
  };
  const reason = await open(card.reason);
  const reply = await open(card.reply?.personal);
  return {
    ...(await open(card.personal)),
    ...(reason === undefined ? {} : { reason: reason.text }),
    ...(reply === undefined || card.reply === undefined
      ? {}
      : { reply: { text: reply.text, at: card.reply.at } }),
  };
}

/** Whether the person who wrote the review was erased. */
export async function isErased(people: PersonalReader, card: ReviewCard): Promise<boolean> {
  return (await openedText(people, card.personal, card.bookingNumber)) === 'erased';
}

/**
 * Unseals one text; undefined if there is no text. It is also undefined if the data is damaged: `verify` reports this,
 * and a whole list must not fail because of it.
 */
async function openedText<Text extends object>(
  people: PersonalReader,
  personal: Personal<Text> | undefined,
  bookingNumber: number,
): Promise<Text | 'erased' | undefined> {
  if (personal === undefined) return undefined;
  try {
    return (await people.open(personal, reviewStream(bookingNumber))) ?? 'erased';
  } catch (error) {
    if (error instanceof PersonalDataDamaged) return undefined;
    throw error;
  }
}

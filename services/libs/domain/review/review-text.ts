import { type FieldFault, lengthFaults } from '../refusal.ts';
import { reviewLimits } from './review-limits.ts';
import type { ReviewText } from './review.events.ts';

/** Characters that change the direction of the text around them. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text as it is stored: trimmed, without invisible characters, with at most one empty line in a row. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(directions, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text and the name as they are stored; blank ones are left out. A name is one line. */
export function tidyReview({ text = '', name = '' }: ReviewText): ReviewText {
  const tidy = tidyText(text);
  const line = tidyText(name).replaceAll(/\s+/g, ' ');
  return { ...(tidy === '' ? {} : { text: tidy }), ...(line === '' ? {} : { name: line }) };
}

/** The faults of the stars and of the tidied texts of a review. */
export function reviewFaults(
  stars: number,
  { text = '', name = '' }: ReviewText,
): readonly FieldFault[] {
  const { starsMax, textLengthMax, nameLengthMax } = reviewLimits;
  const isWhole = Number.isInteger(stars) && stars >= 1 && stars <= starsMax;
  return [
    ...(isWhole ? [] : [{ field: 'stars', message: `Choose 1 to ${starsMax} stars` }]),
    ...lengthFaults('text', text, textLengthMax),
    ...lengthFaults('name', name, nameLengthMax),
  ];
}

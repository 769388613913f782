import type { TourListItem } from '@contracts/tour/tour-view.ts';
import type { KnownAnswer } from '../shared/api/server-side.ts';

/** What no list shows of a tour: most of it. */
const ofItsOwnPage = {
  fullDescription: '',
  itinerary: [],
  includes: [],
  excludes: [],
  whatToBring: [],
  faq: [],
} satisfies Partial<TourListItem>;

/**
 * The answers as they are handed over with the page: lists without what only a tour's own page tells.
 * Whole, the list of all tours would be longer than everything else on its page.
 */
export function handedOver(answers: readonly KnownAnswer[]): readonly KnownAnswer[] {
  return answers.map((answer) => ({ ...answer, value: withoutDetails(answer.value) }));
}

function withoutDetails(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown) => (isTour(item) ? { ...item, ...ofItsOwnPage } : item))
    : value;
}

function isTour(item: unknown): item is object {
  return typeof item === 'object' && item !== null && 'fullDescription' in item;
}

import type { TourListItem } from '@contracts/tour/tour-view.ts';
import type { KnownAnswer } from '../shared/api/server-side.ts';

/** The fields of a tour that no list shows. They are the largest part of a tour. */
const ofItsOwnPage = {
  fullDescription: '',
  itinerary: [],
  includes: [],
  excludes: [],
  whatToBring: [],
  faq: [],
} satisfies Partial<TourListItem>;

/**
 * Returns the answers to send with the page. Tours in lists lose the fields that only a tour's own page shows.
 * With these fields, the list of all tours would be larger than the rest of the page that shows it.
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

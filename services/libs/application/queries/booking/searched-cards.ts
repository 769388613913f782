import type { BookingFilter } from '../../../contracts/booking/booking-view.ts';
import type { Filter, Find, Page } from '../../ports/collection.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type BookingSearchEntry,
  bookingSearch,
} from '../../projections/booking/booking-search.projection.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { everyPage } from '../engine/every-page.ts';
import { meets } from './booking-filter.ts';

/**
 * Returns a page of a search whose filter has conditions on fields that only cards have. The filter is compared with
 * the cards of the bookings that were found. A page may have fewer bookings than its limit, but it is empty only if
 * there are no more.
 */
export async function findSearchedCards(
  readStore: ReadStore,
  query: Find<BookingSearchEntry>,
  filter: BookingFilter,
): Promise<Page<BookingCard>> {
  const found = await readStore.find(bookingSearch.collection, query);
  const documents = (await cardsOf(readStore, found.documents)).filter((card) =>
    meets(card, filter),
  );
  if (documents.length > 0 || found.next === undefined) return { ...found, documents };
  return await findSearchedCards(readStore, { ...query, after: found.next }, filter);
}

/** Returns how many bookings such a search finds. */
export async function countSearchedCards(
  readStore: ReadStore,
  query: Filter<BookingSearchEntry>,
  filter: BookingFilter,
): Promise<number> {
  let count = 0;
  const sort = { by: ['createdAt'], direction: 'descending' } as const;
  for await (const entries of everyPage(readStore, bookingSearch.collection, { ...query, sort })) {
    const cards = await cardsOf(readStore, entries);
    count += cards.filter((card) => meets(card, filter)).length;
  }
  return count;
}

/** The cards of the bookings that a search found, in their order. */
export async function cardsOf(
  readStore: ReadStore,
  entries: readonly BookingSearchEntry[],
): Promise<readonly BookingCard[]> {
  const numbers = entries.map(({ bookingNumber }) => String(bookingNumber));
  return await readStore.getMany(bookingTabs.collection, numbers);
}

import type { Filter, Find, Page } from '../../ports/collection.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingSearch } from '../../projections/booking/booking-search.projection.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { everyPage } from '../engine/every-page.ts';

/**
 * Searches the bookings whose travellers get money back. The search documents do not contain amounts. So this function
 * finds these bookings in the list of bookings, and compares the words itself. This is fast enough, because there are
 * few such bookings.
 */
export async function findClaims(
  readStore: ReadStore,
  page: Find<BookingCard>,
  prefixes: readonly string[] | undefined,
): Promise<Page<BookingCard>> {
  const { documents, ...rest } = await readStore.find(bookingTabs.collection, page);
  return prefixes === undefined
    ? { ...rest, documents }
    : { ...rest, documents: await withWords(readStore, documents, prefixes) };
}

/** How many bookings the search finds. */
export async function countClaims(
  readStore: ReadStore,
  filter: Filter<BookingCard>,
  prefixes: readonly string[],
): Promise<number> {
  let count = 0;
  const sort = { by: ['toGiveBackSince'], direction: 'ascending' } as const;
  for await (const cards of everyPage(readStore, bookingTabs.collection, { ...filter, sort })) {
    count += (await withWords(readStore, cards, prefixes)).length;
  }
  return count;
}

/** Returns the bookings in which every prefix is the beginning of a word. Without a prefix, returns no booking. */
async function withWords(
  readStore: ReadStore,
  cards: readonly BookingCard[],
  prefixes: readonly string[],
): Promise<readonly BookingCard[]> {
  const { collection } = bookingSearch;
  const numbers = cards.map(({ bookingNumber }) => String(bookingNumber));
  const found = new Set(
    (await readStore.getMany(collection, numbers))
      .filter((entry) => {
        const words = collection.terms?.(entry) ?? [];
        return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
      })
      .map(({ bookingNumber }) => bookingNumber),
  );
  return prefixes.length === 0 ? [] : cards.filter(({ bookingNumber }) => found.has(bookingNumber));
}

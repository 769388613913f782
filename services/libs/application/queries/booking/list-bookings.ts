import { pagesOf } from '../engine/pages-of.ts';
import type { ListView } from '../../../contracts/answers.ts';
import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  BookingFilter,
  BookingTab,
} from '../../../contracts/booking/booking-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Page } from '../../ports/collection.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingSearch } from '../../projections/booking/booking-search.projection.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { countClaims, findClaims } from './money-claims.ts';
import { bookingOrder } from './booking-order.ts';
import { bookingConditions, isOnlyOnCards, listFilter, prefixesOf } from './booking-filter.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { cardsOf, countSearchedCards, findSearchedCards } from './searched-cards.ts';
import { listedForStaff } from './showing.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

export interface BookingListQuery extends BookingFilter {
  readonly cursor?: string;
  readonly limit: number;
}

/**
 * Returns one page of a list in the order that staff chose. Without such an order, and in a search, the newest bookings
 * are first; in the list of bookings with money to refund, the oldest claim is first.
 *
 * @throws InvalidCursor
 */
export async function listBookings(
  { readStore, people }: Sources,
  query: BookingListQuery,
  now: Instant,
): Promise<ListView<AdminBookingView>> {
  const { documents, next } = await findCards(readStore, query, now);
  const items = await Promise.all(documents.map((card) => listedForStaff(people, card)));
  return next === undefined ? { items } : { items, nextCursor: next };
}

/** How many bookings an export reads at once; this is so low that other queries do not wait long. */
const exportPageSize = 50;

/** Returns all bookings of a list, page by page; "today" is the day on which the export began. */
export function exportBookings(
  sources: Sources,
  filter: BookingFilter,
  now: Instant,
  pageSize = exportPageSize,
): AsyncGenerator<readonly AdminBookingView[], void, undefined> {
  return pagesOf((after) => listBookings(sources, { ...filter, ...after, limit: pageSize }, now));
}

/**
 * Returns for each tab how many of its bookings match the filter. All bookings with money to refund are counted,
 * regardless of the filter.
 */
export async function countBookings(
  readStore: ReadStore,
  filter: Omit<BookingFilter, 'tab' | 'sort'>,
  now: Instant,
): Promise<BookingCountsView> {
  const prefixes = prefixesOf(filter.search);
  const count = async (tab: BookingTab) => {
    if (prefixes === undefined) return await countOnTab(readStore, { ...filter, tab }, now);
    const list = listFilter({ ...filter, tab }, now);
    if (prefixes.length === 0) return 0;
    if (filter.money === 'to-give-back') return await countClaims(readStore, list, prefixes);
    const query = { where: bookingConditions({ ...filter, tab }, now), termPrefixes: prefixes };
    return isOnlyOnCards(filter)
      ? await countSearchedCards(readStore, query, filter)
      : await readStore.count(bookingSearch.collection, query);
  };
  return {
    today: await count('today'),
    dueToday: await count('due-today'),
    tomorrow: await count('tomorrow'),
    all: await count('all'),
    toGiveBack: await countOnTab(readStore, { money: 'to-give-back' }, now),
  };
}

/** Returns how many bookings a list without a search has. */
export async function countOnTab(
  readStore: Pick<ReadStore, 'count'>,
  filter: Omit<BookingFilter, 'search'>,
  now: Instant,
): Promise<number> {
  return await readStore.count(bookingTabs.collection, listFilter(filter, now));
}

async function findCards(
  readStore: ReadStore,
  { cursor, limit, ...filter }: BookingListQuery,
  now: Instant,
): Promise<Page<BookingCard>> {
  const page = { limit, ...(cursor === undefined ? {} : { after: cursor }) };
  const newestFirst = { by: ['createdAt'], direction: 'descending' } as const;
  const prefixes = prefixesOf(filter.search);
  if (prefixes?.length === 0) {
    return { documents: [] };
  }
  const list = listFilter(filter, now);
  if (filter.sort !== undefined && prefixes === undefined) {
    const sort = bookingOrder(filter.sort);
    return await readStore.find(bookingTabs.collection, { ...page, ...list, sort });
  }
  if (filter.money === 'to-give-back') {
    const sort = { by: ['toGiveBackSince'], direction: 'ascending' } as const;
    return await findClaims(readStore, { ...page, ...list, sort }, prefixes);
  }
  if (prefixes === undefined) {
    return await readStore.find(bookingTabs.collection, { ...page, ...list, sort: newestFirst });
  }
  const query = {
    ...{ ...page, where: bookingConditions(filter, now), sort: newestFirst },
    termPrefixes: prefixes,
  };
  if (isOnlyOnCards(filter)) return await findSearchedCards(readStore, query, filter);
  const found = await readStore.find(bookingSearch.collection, query);
  return { ...found, documents: await cardsOf(readStore, found.documents) };
}

import type { ListView } from '../../contracts/answers.ts';
import type {
  BookingCountsView,
  BookingTab,
  BookingView,
} from '../../contracts/booking/booking-view.ts';
import { addDays, instantOf, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import type { Condition, Page } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { bookingSearch } from '../projections/booking-search.projection.ts';
import { type BookingCard, bookingTabs } from '../projections/booking-tabs.projection.ts';
import { searchPrefixes } from '../projections/search-terms.ts';
import { bookingView } from './booking-view.ts';
import { contactOf } from './get-booking.ts';
import type { PersonalReader } from './personal-reader.ts';

export interface BookingListQuery {
  readonly tab: BookingTab;
  /** Reference, name, e-mail or phone, or the beginnings of their words. */
  readonly search?: string;
  readonly cursor?: string;
  readonly limit: number;
}

/** What a tab asks of the dates that documents of booking-tabs and booking-search both have. */
type TabConditions = Readonly<Partial<Record<'createdAt' | 'date', Condition>>>;

/**
 * One page of a tab, newest bookings first. "Today" is reckoned when asked, in Dar es Salaam, so
 * nothing has to happen at midnight.
 *
 * @throws InvalidCursor
 */
export async function listBookings(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  query: BookingListQuery,
  now: Instant,
): Promise<ListView<BookingView>> {
  const { documents, next } = await findCards(readStore, query, tabConditions(query.tab, now));
  const items = await Promise.all(
    documents.map(async (card) => bookingView(card, await contactOf(people, card), 'clear')),
  );
  return next === undefined ? { items } : { items, nextCursor: next };
}

/** How many bookings each tab holds, of those that answer the search. */
export async function countBookings(
  readStore: ReadStore,
  search: string | undefined,
  now: Instant,
): Promise<BookingCountsView> {
  const prefixes = prefixesOf(search);
  const count = async (tab: BookingTab) => {
    const where = tabConditions(tab, now);
    if (prefixes === undefined) {
      return await readStore.count(bookingTabs.collection, { where });
    }
    return prefixes.length === 0
      ? 0
      : await readStore.count(bookingSearch.collection, { where, termPrefixes: prefixes });
  };
  return {
    today: await count('today'),
    dueToday: await count('due-today'),
    tomorrow: await count('tomorrow'),
    all: await count('all'),
  };
}

async function findCards(
  readStore: ReadStore,
  { search, cursor, limit }: BookingListQuery,
  where: TabConditions,
): Promise<Page<BookingCard>> {
  const page = {
    where,
    sort: { by: ['createdAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  } as const;
  const prefixes = prefixesOf(search);
  if (prefixes === undefined) {
    return await readStore.find(bookingTabs.collection, page);
  }
  if (prefixes.length === 0) {
    return { documents: [] };
  }
  const found = await readStore.find(bookingSearch.collection, { ...page, termPrefixes: prefixes });
  const numbers = found.documents.map(({ bookingNumber }) => String(bookingNumber));
  return { ...found, documents: await readStore.getMany(bookingTabs.collection, numbers) };
}

/** Undefined for no search; empty for one that nothing can answer. */
function prefixesOf(search: string | undefined): readonly string[] | undefined {
  return search === undefined || search.trim() === '' ? undefined : searchPrefixes(search);
}

function tabConditions(tab: BookingTab, now: Instant): TabConditions {
  const today = localDateOf(now);
  switch (tab) {
    case 'today':
      return { createdAt: instantsOf(today) };
    case 'due-today':
      return { date: today };
    case 'tomorrow':
      return { date: addDays(today, 1) };
    case 'all':
      return {};
  }
}

/** The first and the last instant of a day, to the millisecond. */
function instantsOf(date: LocalDate): { readonly from: Instant; readonly to: Instant } {
  const next = instantOf({ date: addDays(date, 1), time: '00:00' });
  return {
    from: instantOf({ date, time: '00:00' }),
    to: new Date(Date.parse(next) - 1).toISOString(),
  };
}

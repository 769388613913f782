import type {
  CustomerItem,
  CustomersView,
} from '../../../contracts/customer/known-customer-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { bookingSearch } from '../../projections/booking/booking-search.projection.ts';
import { type CustomerCard, customers } from '../../projections/customer/customers.projection.ts';
import { prefixesOf } from '../booking/booking-filter.ts';
import {
  belongingsOf,
  type CustomerBelongings,
  type CustomerSources,
  isUpcoming,
  latestBooked,
  personOf,
} from './customer-bookings.ts';
import { familyCards } from './customer-family.ts';
import { moneyOfBookings } from './customer-money.ts';
import type { CustomerListQuery, CustomerSearchQuery } from './customer.queries.ts';

/**
 * Returns one page of the customers, the latest booking first; people who only wrote a message are last. A page may
 * have fewer customers than its limit, because all bookings of a customer may have been corrected to another address.
 * Customers who were merged are one row, in the place of the one who booked last. A page is empty only if there are no
 * more.
 *
 * @throws InvalidCursor
 */
export async function listCustomers(
  sources: CustomerSources,
  { cursor, limit }: CustomerListQuery,
  now: Instant,
): Promise<CustomersView> {
  const { documents, next } = await sources.readStore.find(customers.collection, {
    where: { isListed: true },
    sort: { by: ['lastBookedAt', 'lastWroteAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  const families = await Promise.all(
    documents.map(async ({ customerId }) => {
      const family = (await familyCards(sources.readStore, customerId)) ?? [];
      return latestOf(family)?.customerId === customerId ? [idsOf(family)] : [];
    }),
  );
  const items = await customerItems(sources, families.flat(), now);
  if (next === undefined) return { items };
  return items.length > 0
    ? { items, nextCursor: next }
    : await listCustomers(sources, { cursor: next, limit }, now);
}

/** The card in whose place merged customers are shown in the list. So they are listed only once in all pages. */
function latestOf(family: readonly CustomerCard[]): CustomerCard | undefined {
  const place = ({ lastBookedAt, lastWroteAt, customerId }: CustomerCard) =>
    [lastBookedAt, lastWroteAt, customerId].join(' ');
  return family
    .filter(({ isListed }) => isListed)
    .toSorted((one, other) => (place(one) < place(other) ? 1 : -1))[0];
}

function idsOf(family: readonly CustomerCard[]): readonly string[] {
  return family.map(({ customerId }) => customerId);
}

/** How many bookings a search reads at once, and how many pages of them at most. */
const searchPage = 200;
const searchPagesMax = 5;

/**
 * Returns the customers of the bookings that a search finds, the latest booking first. So customers are found by the
 * same texts as bookings: name, e-mail address, phone number and reference.
 */
export async function searchCustomers(
  sources: CustomerSources,
  { search, limit }: CustomerSearchQuery,
  now: Instant,
): Promise<CustomersView> {
  const prefixes = prefixesOf(search);
  if (prefixes === undefined) return await listCustomers(sources, { limit }, now);
  if (prefixes.length === 0) return { items: [] };
  const { found, hasMore } = await findCustomers(sources, prefixes, limit);
  const items = await customerItems(sources, found, now);
  return hasMore ? { items, hasMore } : { items };
}

async function findCustomers(
  { readStore }: CustomerSources,
  termPrefixes: readonly string[],
  limit: number,
): Promise<{ found: readonly (readonly string[])[]; hasMore: boolean }> {
  const seen = new Set<string>();
  const found: (readonly string[])[] = [];
  const sort = { by: ['createdAt'], direction: 'descending' } as const;
  let after: string | undefined;
  for (let page = 0; page < searchPagesMax; page += 1) {
    const { documents, next } = await readStore.find(bookingSearch.collection, {
      ...{ termPrefixes, sort, limit: searchPage },
      ...(after === undefined ? {} : { after }),
    });
    for (const { customerId } of documents) {
      if (customerId === undefined || seen.has(customerId)) continue;
      const family = idsOf((await familyCards(readStore, customerId)) ?? []);
      for (const each of family) seen.add(each);
      found.push(family);
    }
    if (found.length > limit) return { found: found.slice(0, limit), hasMore: true };
    if (next === undefined) return { found, hasMore: false };
    after = next;
  }
  return { found, hasMore: true };
}

/** Customers who no longer have a booking or a message are left out. The first id represents merged customers. */
export async function customerItems(
  sources: CustomerSources,
  families: readonly (readonly string[])[],
  now: Instant,
): Promise<readonly CustomerItem[]> {
  const items = await Promise.all(
    families.map(async (family) => {
      const belongings = await belongingsOf(sources.readStore, family);
      const { bookings, messages } = belongings;
      const [id] = family;
      if (id === undefined || bookings.length + messages.length === 0) return [];
      return [await customerItem(sources, id, belongings, now)];
    }),
  );
  return items.flat();
}

async function customerItem(
  { people }: CustomerSources,
  id: string,
  belongings: CustomerBelongings,
  now: Instant,
): Promise<CustomerItem> {
  const { bookings, messages } = belongings;
  const latest = latestBooked(bookings);
  return {
    id,
    ...(await personOf(people, belongings)),
    bookings: bookings.length,
    upcoming: bookings.filter((card) => isUpcoming(card, now)).length,
    messages: messages.length,
    ...(latest === undefined ? {} : { lastBookedAt: latest.createdAt }),
    money: moneyOfBookings(bookings),
  };
}

import type {
  CustomerPersonView,
  CustomersView,
} from '../../../contracts/customer/known-customer-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { isSamePhone } from '../../../domain/booking/phone.ts';
import {
  bookingSearch,
  type BookingSearchEntry,
} from '../../projections/booking/booking-search.projection.ts';
import { searchPrefixes } from '../../projections/booking/search-terms.ts';
import { belongingsOf, type CustomerSources, personOf } from './customer-bookings.ts';
import { familyCards } from './customer-family.ts';
import { customerItems } from './list-customers.ts';

/** How many bookings with the name, and with the phone number, are checked. */
const bookingsMax = 200;
/** How many customers are suggested. */
const duplicatesMax = 5;

/**
 * Returns other customers who may be the same person: they booked with the same phone number or the same name. Returns
 * undefined if there is no such customer.
 */
export async function findDuplicates(
  sources: CustomerSources,
  customerId: string,
  now: Instant,
): Promise<CustomersView | undefined> {
  const { readStore, people } = sources;
  const family = await familyCards(readStore, customerId);
  if (family === undefined) return undefined;
  const known = new Set(family.map((card) => card.customerId));
  const person = await personOf(people, await belongingsOf(readStore, [...known]));
  const families: (readonly string[])[] = [];
  for (const other of await alike(sources, person)) {
    if (known.has(other)) continue;
    const ids = ((await familyCards(readStore, other)) ?? []).map((card) => card.customerId);
    for (const each of ids) known.add(each);
    families.push(ids);
  }
  return { items: await customerItems(sources, families.slice(0, duplicatesMax), now) };
}

/** The customers of bookings with the same phone number or name, those with the same number first. */
async function alike(
  sources: CustomerSources,
  { name, phone }: CustomerPersonView,
): Promise<ReadonlySet<string>> {
  const withPhone =
    phone === undefined
      ? []
      : await entriesWith(sources, phone, (contact) => isSamePhone(contact.phone, phone));
  const withName =
    name === undefined
      ? []
      : await entriesWith(sources, name, (contact) => isSameName(contact.name, name));
  return new Set([...withPhone, ...withName].flatMap((entry) => entry.customerId ?? []));
}

async function entriesWith(
  { readStore }: CustomerSources,
  words: string,
  isAlike: (contact: NonNullable<BookingSearchEntry['contact']>) => boolean,
): Promise<readonly BookingSearchEntry[]> {
  const termPrefixes = searchPrefixes(words);
  if (termPrefixes.length === 0) return [];
  const { documents } = await readStore.find(bookingSearch.collection, {
    termPrefixes,
    sort: { by: ['createdAt'], direction: 'descending' },
    limit: bookingsMax,
  });
  return documents.filter(({ contact }) => contact !== undefined && isAlike(contact));
}

/** Whether two names have the same words, in any order, without regard to case and accents. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => searchPrefixes(name).toSorted().join(' '));
  return words === others;
}

import type {
  AdminCustomerView,
  CustomerNoteView,
  MergedCustomerView,
} from '../../../contracts/customer/known-customer-view.ts';
import type { NotificationItem } from '../../../contracts/notification/notification-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { callingCodeIn } from '../../../domain/booking/calling-codes.ts';
import { customerStream } from '../../event-log/stream-names.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';
import type { CustomerCard } from '../../projections/customer/customers.projection.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';
import { listedForStaff } from '../booking/showing.ts';
import { messageViews } from '../contact/list-messages.ts';
import { openedIn } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { notificationItem } from '../notification/notification-view.ts';
import {
  belongingsOf,
  type CustomerSources,
  isUpcoming,
  latestBooked,
  personOf,
} from './customer-bookings.ts';
import { familyCards } from './customer-family.ts';
import { moneyOfBookings } from './customer-money.ts';

/** How many bookings, messages and e-mails one answer has at most. */
const bookingsMax = 100;
const messagesMax = 50;
const emailsMax = 50;

/**
 * Returns a customer with all that belongs to everybody who was merged with them; undefined if there never was a
 * customer with this id.
 */
export async function getCustomer(
  sources: CustomerSources,
  customerId: string,
  now: Instant,
): Promise<AdminCustomerView | undefined> {
  const { readStore, people } = sources;
  const family = await familyCards(readStore, customerId);
  if (family === undefined) return undefined;
  const [card] = family;
  const ids = family.map((each) => each.customerId);
  const belongings = await belongingsOf(readStore, ids);
  const { bookings, messages } = belongings;
  const shown = bookings.slice(0, bookingsMax);
  const person = await personOf(people, belongings);
  const country = countryOf(person.phone);
  const latest = latestBooked(bookings);
  return {
    id: card.customerId,
    ...person,
    ...(card.isListed ? {} : { isErased: true as const }),
    notes: await notesOfAll(people, family),
    merged: await mergedViews(sources, family),
    ...(card.revision < 0 ? {} : { revision: String(card.revision) }),
    languages: languagesOf(bookings),
    ...(country === undefined ? {} : { country }),
    bookingCount: bookings.length,
    upcoming: bookings.filter((each) => isUpcoming(each, now)).length,
    messages: messages.length,
    ...(latest === undefined ? {} : { lastBookedAt: latest.createdAt }),
    money: moneyOfBookings(bookings),
    bookings: await Promise.all(shown.map((each) => listedForStaff(people, each))),
    written: await messageViews(people, messages.slice(0, messagesMax)),
    emails: await emailsAbout(readStore, shown),
  };
}

/** Returns who was merged into whom, in the order in which it happened. */
async function mergedViews(
  { readStore, people }: CustomerSources,
  family: readonly CustomerCard[],
): Promise<readonly MergedCustomerView[]> {
  const members = new Map(family.map((card) => [card.customerId, card]));
  const merges = family.flatMap(({ customerId: into, absorbed }) =>
    absorbed
      .filter(({ customerId }) => members.get(customerId)?.mergedInto === into)
      .map((each) => ({ ...each, into })),
  );
  const views = merges.map(async ({ customerId, into, at, revision }) => {
    const [person, survivor] = await Promise.all(
      [customerId, into].map(async (id) => personOf(people, await belongingsOf(readStore, [id]))),
    );
    return {
      customerId,
      into,
      at,
      revision: String(revision),
      ...person,
      survivor: survivor ?? {},
    };
  });
  const all = await Promise.all(views);
  return all.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** The notes about everybody who was merged, in the order in which they were written. */
async function notesOfAll(
  people: PersonalReader,
  family: readonly CustomerCard[],
): Promise<readonly CustomerNoteView[]> {
  const notes = (await Promise.all(family.map((card) => notesOf(people, card)))).flat();
  return notes.toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
}

/** Returns the notes that were not removed and can be read. */
async function notesOf(
  people: PersonalReader,
  { customerId, notes, revision: notesRevision }: CustomerCard,
): Promise<readonly CustomerNoteView[]> {
  const shown = notes
    .filter(({ isRemoved }) => !isRemoved)
    .map(async ({ noteNo, at, revision, personal }) => {
      const words = await openedIn(people, personal, customerStream(customerId));
      if (words === undefined) return [];
      const revisions = { revision: String(revision), notesRevision: String(notesRevision) };
      return [{ customerId, noteNo, at, ...revisions, ...words }];
    });
  return (await Promise.all(shown)).flat();
}

/** The latest e-mails to the traveller about these bookings. The copies of the operator are left out. */
async function emailsAbout(
  readStore: ReadStore,
  bookings: readonly BookingCard[],
): Promise<readonly NotificationItem[]> {
  if (bookings.length === 0) return [];
  const { documents } = await readStore.find(notifications.collection, {
    where: { bookingNumber: { in: bookings.map(({ bookingNumber }) => bookingNumber) } },
    sort: { by: ['queuedAt'], direction: 'descending' },
    // The operator gets as many copies, so twice as many e-mails are read.
    limit: emailsMax * 2,
  });
  return documents
    .filter(({ subject }) => subject.recipient === 'traveller')
    .slice(0, emailsMax)
    .map(notificationItem);
}

function languagesOf(bookings: readonly BookingCard[]): readonly string[] {
  return [...new Set(bookings.flatMap(({ locale }) => (locale === undefined ? [] : [locale])))];
}

function countryOf(phone: string | undefined): string | undefined {
  return phone?.startsWith('+') === true ? callingCodeIn(phone)?.country : undefined;
}

import type { CustomerPersonView } from '../../../contracts/customer/known-customer-view.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { shownPhone } from '../../../domain/booking/phone.ts';
import { contactStream } from '../../event-log/stream-names.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import {
  type ContactMessageCard,
  contactMessages,
} from '../../projections/contact/contact-messages.projection.ts';
import {
  type CustomerRecord,
  customerRecords,
} from '../../projections/customer/customer-records.projection.ts';
import { shownStatus } from '../booking/booking-view.ts';
import { openedIn, openedOrWhy } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

export interface CustomerSources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

/** What belongs to a customer now. */
export interface CustomerBelongings {
  /** The latest departure first. */
  readonly bookings: readonly BookingCard[];
  /** The latest first. */
  readonly messages: readonly ContactMessageCard[];
}

/** More bookings and messages than any customer has. */
const recordsMax = 1_000;

/** Returns the bookings and messages that now belong to these customers. The customers are one person. */
export async function belongingsOf(
  readStore: ReadStore,
  customerIds: readonly string[],
): Promise<CustomerBelongings> {
  const records = await Promise.all(customerIds.map((each) => recordsOf(readStore, each)));
  const theirs = records.flat();
  const subjects = (wanted: 'booking' | 'message') =>
    theirs.flatMap(({ kind, subject }) => (kind === wanted ? [subject] : []));
  const bookings = await readStore.getMany(bookingTabs.collection, subjects('booking'));
  const messages = await readStore.getMany(contactMessages.collection, subjects('message'));
  return {
    bookings: bookings.toSorted((one, other) => compare(startOf(other), startOf(one))),
    messages: messages.toSorted((one, other) => compare(other.writtenAt, one.writtenAt)),
  };
}

async function recordsOf(
  readStore: ReadStore,
  customerId: string,
): Promise<readonly CustomerRecord[]> {
  const { documents } = await readStore.find(customerRecords.collection, {
    termPrefixes: [customerId],
    sort: { by: ['kind', 'isKept', 'day'], direction: 'descending' },
    limit: recordsMax,
  });
  return documents.filter((record) => record.customerId === customerId);
}

/** Returns who the customer is: from their latest booking or, if there is no booking, from their latest message. */
export async function personOf(
  people: PersonalReader,
  { bookings, messages }: CustomerBelongings,
): Promise<CustomerPersonView> {
  const latest = latestBooked(bookings);
  if (latest !== undefined) {
    const { fields, ...why } = await openedOrWhy(people, latest.contact, latest.bookingNumber);
    if (fields === undefined) return why;
    const { name, email, phone } = fields;
    return { name, ...withEmail(email), phone: shownPhone(phone) };
  }
  const [message] = messages;
  if (message === undefined) return {};
  const stream = contactStream(message.messageId);
  const written = await openedIn(people, message.personal, stream);
  return written === undefined ? {} : { name: written.name, ...withEmail(written.email) };
}

/** A customer may have no e-mail address. */
function withEmail(email: string | null | undefined): Pick<CustomerPersonView, 'email'> {
  return email === undefined || email === null || email === '' ? {} : { email };
}

/** Returns the booking that was made last; undefined if there is none. */
export function latestBooked(bookings: readonly BookingCard[]): BookingCard | undefined {
  return bookings.toSorted((one, other) => compare(other.createdAt, one.createdAt))[0];
}

/** Whether the booking takes place today or later. */
export function isUpcoming(card: BookingCard, now: Instant): boolean {
  return shownStatus(card).status !== 'cancelled' && card.date >= localDateOf(now);
}

function startOf({ date, pickupTime }: BookingCard): string {
  return `${date} ${pickupTime}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

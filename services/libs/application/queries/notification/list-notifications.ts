import type { ListView } from '../../../contracts/answers.ts';
import type { NotificationItem } from '../../../contracts/notification/notification-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import {
  type NotificationCard,
  notifications,
} from '../../projections/notification/notifications.projection.ts';
import { instantsOf } from '../engine/days.ts';
import { opened } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { NotificationListQuery } from './notification.queries.ts';
import { notificationItem, statusOf } from './notification-view.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

/**
 * Returns one page, newest first.
 *
 * @throws InvalidCursor
 */
export async function listNotifications(
  { readStore, people }: Sources,
  { status, template, bookingNumber, queuedFrom, queuedTo, cursor, limit }: NotificationListQuery,
): Promise<ListView<NotificationItem>> {
  const isOfDays = queuedFrom !== undefined || queuedTo !== undefined;
  const { documents, next } = await readStore.find(notifications.collection, {
    where: {
      ...(status === undefined ? {} : { status: statusOf(status) }),
      ...(template === undefined ? {} : { template }),
      ...(bookingNumber === undefined ? {} : { bookingNumber }),
      ...(isOfDays ? { queuedAt: instantsOf(queuedFrom, queuedTo) } : {}),
    },
    sort: { by: ['queuedAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  const items = await notificationItems({ readStore, people }, documents);
  return next === undefined ? { items } : { items, nextCursor: next };
}

/** The e-mails for a list, with the names on their bookings. */
export async function notificationItems(
  sources: Sources,
  cards: readonly NotificationCard[],
): Promise<readonly NotificationItem[]> {
  const names = await namesOn(sources, cards);
  return cards.map((card) => {
    const name = card.bookingNumber === undefined ? undefined : names.get(card.bookingNumber);
    return { ...notificationItem(card), ...(name === undefined ? {} : { travellerName: name }) };
  });
}

/** The names on the bookings that the e-mails are about, by booking number. */
async function namesOn(
  { readStore, people }: Sources,
  cards: readonly NotificationCard[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = new Set(cards.flatMap(({ bookingNumber }) => bookingNumber ?? []));
  const bookings = await readStore.getMany(bookingTabs.collection, [...numbers].map(String));
  const names = await Promise.all(
    bookings.map(async ({ bookingNumber, contact }) => {
      const fields = await opened(people, contact, bookingNumber);
      return fields === undefined ? [] : [[bookingNumber, fields.name] as const];
    }),
  );
  return new Map(names.flat());
}

/**
 * Returns for the sweeper the notifications that a worker should process; the one that is overdue for the longest time
 * comes first. This is only a hint, because the log may have changed in the meantime.
 */
export async function findDueNotifications(
  readStore: ReadStore,
  now: Instant,
  limit: number,
): Promise<readonly string[]> {
  const { documents } = await readStore.find(notifications.collection, {
    where: { isUnfinished: true, wakeAt: { to: now } },
    sort: { by: ['wakeAt'], direction: 'ascending' },
    limit,
  });
  return documents.map(({ notificationId }) => notificationId);
}

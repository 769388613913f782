import {
  inboxItemsMax,
  type InboxPart,
  type InboxView,
  type WaitingBooking,
} from '../../../contracts/inbox/inbox-view.ts';
import type { AdminMessageView } from '../../../contracts/contact/admin-message-view.ts';
import type { NotificationItem } from '../../../contracts/notification/notification-view.ts';
import { addDays, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Collection, Filter, Sort } from '../../ports/collection.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { contactMessages } from '../../projections/contact/contact-messages.projection.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';
import { reviews } from '../../projections/review/reviews.projection.ts';
import { messageViews } from '../contact/list-messages.ts';
import { listConditions } from '../booking/booking-filter.ts';
import { listedForStaff } from '../booking/showing.ts';
import { type DepartureSources, listOverbooked } from '../departure/get-departures.ts';
import { notificationItems } from '../notification/list-notifications.ts';
import { instantsOf } from '../engine/days.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/** For how many days an open message is in the inbox. */
const messageDays = 30;

export interface InboxSources extends DepartureSources {
  readonly people: PersonalReader;
}

/**
 * Returns all things that wait for a decision of staff. It reads only the data that it shows, so it costs the same for
 * any number of bookings.
 */
export async function getInbox(sources: InboxSources, now: Instant): Promise<InboxView> {
  const { readStore } = sources;
  const [requests, refunds, messages, emails, overbooked, unread] = await Promise.all([
    waiting(sources, listConditions({ status: 'pending' }, now), 'createdAt'),
    waiting(sources, listConditions({ money: 'to-give-back' }, now), 'toGiveBackSince'),
    openMessages(sources, now),
    unsettledEmails(sources),
    listOverbooked(sources, now),
    readStore.count(reviews.collection, { where: { waits: 1 } }),
  ]);
  return {
    total:
      [requests, refunds, messages, emails].reduce((sum, part) => sum + part.total, 0) +
      overbooked.length +
      unread,
    requests,
    refunds,
    overbooked: { total: overbooked.length, items: overbooked.slice(0, inboxItemsMax) },
    messages,
    emails,
    reviews: unread,
  };
}

/** The bookings that meet the conditions; the booking with the earliest `since` comes first. */
function waiting(
  { readStore, people }: InboxSources,
  where: NonNullable<Filter<BookingCard>['where']>,
  since: 'createdAt' | 'toGiveBackSince',
): Promise<InboxPart<WaitingBooking>> {
  return partOf(readStore, bookingTabs.collection, { where, since }, (cards) =>
    Promise.all(
      cards.map(async (card) => ({
        since: card[since],
        booking: await listedForStaff(people, card),
      })),
    ),
  );
}

/** Older messages would fill the inbox of an operator who answered them by e-mail before this list existed. */
function openMessages(
  { readStore, people }: InboxSources,
  now: Instant,
): Promise<InboxPart<AdminMessageView>> {
  const writtenAt = instantsOf(addDays(localDateOf(now), -messageDays), undefined);
  const asked = { where: { waits: 1, writtenAt }, since: 'writtenAt' } as const;
  return partOf(readStore, contactMessages.collection, asked, (cards) =>
    messageViews(people, cards),
  );
}

function unsettledEmails(sources: InboxSources): Promise<InboxPart<NotificationItem>> {
  const asked = { where: { status: { in: ['failed', 'unknown'] } }, since: 'queuedAt' } as const;
  return partOf(sources.readStore, notifications.collection, asked, (cards) =>
    notificationItems(sources, cards),
  );
}

/** Counts the documents that meet the conditions, and shows the first ones, those with the earliest `since`. */
async function partOf<Card extends object, Item>(
  readStore: ReadStore,
  collection: Collection<Card>,
  {
    where,
    since,
  }: {
    readonly where: NonNullable<Filter<Card>['where']>;
    readonly since: Sort<Card>['by'][number];
  },
  show: (cards: readonly Card[]) => Promise<readonly Item[]>,
): Promise<InboxPart<Item>> {
  const { documents } = await readStore.find(collection, {
    where,
    sort: { by: [since], direction: 'ascending' },
    limit: inboxItemsMax,
  });
  return { total: await readStore.count(collection, { where }), items: await show(documents) };
}

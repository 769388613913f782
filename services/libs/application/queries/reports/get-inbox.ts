import {
  inboxItemsMax,
  type InboxPart,
  type InboxView,
  type WaitingBooking,
} from '../../../contracts/inbox/inbox-view.ts';
import type { NotificationItem } from '../../../contracts/notification/notification-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Filter } from '../../ports/collection.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';
import { reviews } from '../../projections/review/reviews.projection.ts';
import { listConditions } from '../booking/booking-filter.ts';
import { listedForStaff } from '../booking/showing.ts';
import { type DepartureSources, listOverbooked } from '../departure/get-departures.ts';
import { notificationItems } from '../notification/list-notifications.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

export interface InboxSources extends DepartureSources {
  readonly people: PersonalReader;
}

/** Returns everything that waits for staff. It reads only what it shows, so it costs the same for any number of bookings. */
export async function getInbox(sources: InboxSources, now: Instant): Promise<InboxView> {
  const { readStore } = sources;
  const [requests, refunds, emails, overbooked, unread] = await Promise.all([
    waiting(sources, listConditions({ status: 'pending' }, now), 'createdAt'),
    waiting(sources, listConditions({ money: 'to-give-back' }, now), 'toGiveBackSince'),
    unsettledEmails(sources),
    listOverbooked(sources, now),
    readStore.count(reviews.collection, { where: { waits: 1 } }),
  ]);
  return {
    total: requests.total + refunds.total + emails.total + overbooked.length + unread,
    requests,
    refunds,
    overbooked: { total: overbooked.length, items: overbooked.slice(0, inboxItemsMax) },
    emails,
    reviews: unread,
  };
}

/** The bookings that meet the conditions, the one with the earliest `since` first. */
async function waiting(
  { readStore, people }: InboxSources,
  where: NonNullable<Filter<BookingCard>['where']>,
  since: 'createdAt' | 'toGiveBackSince',
): Promise<InboxPart<WaitingBooking>> {
  const { documents } = await readStore.find(bookingTabs.collection, {
    where,
    sort: { by: [since], direction: 'ascending' },
    limit: inboxItemsMax,
  });
  const items = documents.map(async (card) => ({
    since: card[since],
    booking: await listedForStaff(people, card),
  }));
  return {
    total: await readStore.count(bookingTabs.collection, { where }),
    items: await Promise.all(items),
  };
}

async function unsettledEmails(sources: InboxSources): Promise<InboxPart<NotificationItem>> {
  const { readStore } = sources;
  const where = { status: { in: ['failed', 'unknown'] } };
  const { documents } = await readStore.find(notifications.collection, {
    where,
    sort: { by: ['queuedAt'], direction: 'ascending' },
    limit: inboxItemsMax,
  });
  return {
    total: await readStore.count(notifications.collection, { where }),
    items: await notificationItems(sources, documents),
  };
}

import type { Instant } from '../../../domain/calendar/instants.ts';
import type { EngagementEvent } from '../../../domain/engagement/engagement.events.ts';
import { contribution } from '../../../domain/tour/popularity.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import {
  dailyRevenue,
  type RevenueStep,
  stepAsOf,
} from '../../projections/booking/daily-revenue.projection.ts';
import {
  popularity,
  scored,
  type TourPopularity,
  unnoticed,
} from '../../projections/tour/popularity.projection.ts';
import { everyPage } from '../engine/every-page.ts';
import { happenedBy } from '../engine/history.ts';

export interface DemandSources {
  readonly readStore: ReadStore;
  readonly log: Pick<EventLogReader, 'readStream'>;
}

/**
 * Returns a tour's views, enquiries and bookings as of an instant. A booking never changes its tour, so the bookings
 * are counted from their revenue as of the instant. Views and enquiries are read from the log, because only the log has
 * them.
 */
export async function popularityAsOf(
  { readStore, log }: DemandSources,
  tourId: string,
  asOf: Instant,
): Promise<TourPopularity> {
  let tour = await engagementAsOf(log, tourId, asOf);
  const query = { where: { tourId }, sort: { by: [], direction: 'ascending' } } as const;
  for await (const cards of everyPage(readStore, bookingTabs.collection, query)) {
    const numbers = cards.map(({ bookingNumber }) => String(bookingNumber));
    for (const { steps } of await readStore.getMany(dailyRevenue.collection, numbers)) {
      tour = withBooking(tour, steps, asOf);
    }
  }
  return tour;
}

function withBooking(
  tour: TourPopularity,
  steps: readonly RevenueStep[],
  asOf: Instant,
): TourPopularity {
  const [placed] = steps;
  const step = stepAsOf(steps, asOf);
  if (placed === undefined || step === undefined) {
    return tour;
  }
  const { bookings, revenue } = tour;
  const { currency, totalMinor, isCancelled } = step;
  const earned = (revenue[currency] ?? 0) + (isCancelled ? 0 : totalMinor);
  const known = { ...tour, revenue: { ...revenue, [currency]: earned } };
  return isCancelled
    ? known
    : {
        ...known,
        bookings: bookings + 1,
        ...scored(tour, 'booking', contribution('booking', placed.at)),
      };
}

/** How many events are held in memory at once. This is limited, because streams of engagement grow forever. */
const eventsAtOnce = 1_000;

async function engagementAsOf(
  log: DemandSources['log'],
  tourId: string,
  asOf: Instant,
): Promise<TourPopularity> {
  let document: TourPopularity | undefined;
  for (let from = 0; ; from += eventsAtOnce) {
    const options = { from, limit: eventsAtOnce };
    const stored = await log.readStream(`engagement-${tourId}`, options);
    const happened = happenedBy(stored, asOf);
    for (const event of happened) {
      document = popularity.fold(document, decode(event) as RecordedEvent<EngagementEvent>, tourId);
    }
    if (happened.length < eventsAtOnce) {
      return document ?? unnoticed(tourId);
    }
  }
}

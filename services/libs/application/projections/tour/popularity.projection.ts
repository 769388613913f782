import type {
  BookingCancelled,
  BookingPlaced,
  BookingRebooked,
  BookingRepriced,
} from '../../../domain/booking/booking.events.ts';
import type { EngagementEvent } from '../../../domain/engagement/engagement.events.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { contribution, type Interest } from '../../../domain/tour/popularity.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** How often a tour is viewed, enquired about and booked. */
export interface TourPopularity {
  readonly tourId: string;
  readonly views: number;
  readonly enquiries: number;
  /** Bookings that are not cancelled. */
  readonly bookings: number;
  /** The sum of the prices of these bookings, in minor units of each currency. */
  readonly revenue: Readonly<Partial<Record<Currency, number>>>;
  /** The raw score of domain/tour/popularity.ts. Tours are sorted by this score; for display it is normalised. */
  readonly score: number;
  /** The part of the raw score that each kind of interest added. */
  readonly parts: Readonly<Record<Interest, number>>;
}

/** Every event that shows interest in a tour or cancels this interest. */
export type InterestEvent =
  BookingPlaced | BookingRepriced | BookingCancelled | BookingRebooked | EngagementEvent;

export const popularity: Projection<TourPopularity, InterestEvent> = {
  collection: { name: 'popularity', version: 2, fields: {}, indexes: [] },
  documentIds: (event) => [tourOf(event)],
  fold: (document, event, tourId) => foldPopularity(document ?? unnoticed(tourId), event),
};

function tourOf(event: RecordedEvent<InterestEvent>): string {
  switch (event.type) {
    case 'BookingPlaced':
      return event.data.departure.tourId;
    case 'BookingRepriced':
    case 'BookingCancelled':
    case 'BookingRebooked':
      return event.data.tourId;
    case 'TourViewsRecorded':
    case 'WhatsAppEnquiryStarted':
      return idAfter('engagement-', event.stream);
  }
}

const unscored: Pick<TourPopularity, 'score' | 'parts'> = {
  score: 0,
  parts: { booking: 0, enquiry: 0, view: 0 },
};

/** A tour without any interest yet. */
export function unnoticed(tourId: string): TourPopularity {
  return { tourId, views: 0, enquiries: 0, bookings: 0, revenue: {}, ...unscored };
}

function foldPopularity(tour: TourPopularity, event: RecordedEvent<InterestEvent>): TourPopularity {
  switch (event.type) {
    case 'BookingPlaced': {
      const revenue = plus(tour.revenue, event.data.price);
      const more = contribution('booking', event.data.placedAt);
      return { ...tour, bookings: tour.bookings + 1, revenue, ...scored(tour, 'booking', more) };
    }
    case 'BookingRepriced':
      return {
        ...tour,
        revenue: plus(minus(tour.revenue, event.data.before), event.data.after),
      };
    case 'BookingCancelled': {
      const revenue = minus(tour.revenue, event.data.price);
      const less = -contribution('booking', event.data.placedAt);
      return { ...tour, bookings: tour.bookings - 1, revenue, ...scored(tour, 'booking', less) };
    }
    case 'BookingRebooked': {
      const revenue = plus(tour.revenue, event.data.price.after);
      const more = contribution('booking', event.data.placedAt);
      return { ...tour, bookings: tour.bookings + 1, revenue, ...scored(tour, 'booking', more) };
    }
    case 'TourViewsRecorded': {
      const more = contribution('view', event.occurredAt, event.data.count);
      return { ...tour, views: tour.views + event.data.count, ...scored(tour, 'view', more) };
    }
    case 'WhatsAppEnquiryStarted': {
      const more = contribution('enquiry', event.occurredAt);
      return { ...tour, enquiries: tour.enquiries + 1, ...scored(tour, 'enquiry', more) };
    }
  }
}

/** The score after an interest was added or removed. */
export function scored(
  { score, parts }: TourPopularity,
  interest: Interest,
  raw: number,
): Pick<TourPopularity, 'score' | 'parts'> {
  return { score: score + raw, parts: { ...parts, [interest]: parts[interest] + raw } };
}

type Revenue = TourPopularity['revenue'];

function plus(revenue: Revenue, { currency, totalMinor }: PriceBreakdown): Revenue {
  return { ...revenue, [currency]: (revenue[currency] ?? 0) + totalMinor };
}

function minus(revenue: Revenue, { currency, totalMinor }: PriceBreakdown): Revenue {
  return { ...revenue, [currency]: (revenue[currency] ?? 0) - totalMinor };
}

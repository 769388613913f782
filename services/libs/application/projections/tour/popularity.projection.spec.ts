import {
  bookingCancelled,
  bookingPlaced,
  priceOf,
  slot,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { contribution } from '../../../domain/tour/popularity.ts';
import { popularity } from './popularity.projection.ts';

const placedAt = '2026-11-20T09:00:00.000Z';
const later = '2026-12-20T09:00:00.000Z';
const share = { tourId: 'jozani-forest', placedAt };
const placed = on('booking-1', bookingPlaced());
const booked = {
  tourId: 'jozani-forest',
  views: 0,
  enquiries: 0,
  bookings: 1,
  revenue: { USD: 10_000 },
  score: contribution('booking', placedAt),
  parts: { booking: contribution('booking', placedAt), enquiry: 0, view: 0 },
};
const nothing = { booking: 0, enquiry: 0, view: 0 };

describe('A tour’s popularity', () => {
  it('rises by the weight of a booking when the booking is made', () => {
    project(popularity, [placed]).then({ 'jozani-forest': booked });
  });

  it('falls by exactly the same amount when the booking is cancelled, even much later', () => {
    const cancelled = on('booking-1', bookingCancelled(share), later);
    project(popularity, [placed, cancelled]).then({
      'jozani-forest': { ...booked, bookings: 0, revenue: { USD: 0 }, score: 0, parts: nothing },
    });
  });

  it('rises again when the booking is rebooked', () => {
    const rebooked: BookingEvent = {
      type: 'BookingRebooked',
      data: {
        ...share,
        departure: { before: slot, after: slot },
        party: { before: twoAdults, after: twoAdults },
        price: { before: priceOf(2), after: priceOf(1) },
        takes: 'c',
      },
    };
    const history = [
      placed,
      on('booking-1', bookingCancelled(share), later),
      on('booking-1', rebooked, later),
    ];
    project(popularity, history).then({
      'jozani-forest': { ...booked, revenue: { USD: 5_000 } },
    });
  });

  it('follows a new price in each currency', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: { ...share, before: priceOf(2), after: { ...priceOf(3), currency: 'TZS' } },
    };
    project(popularity, [placed, on('booking-1', repriced)]).then({
      'jozani-forest': { ...booked, revenue: { USD: 0, TZS: 15_000 } },
    });
  });

  it('rises with views and enquiries at the time when they happened', () => {
    const stream = 'engagement-jozani-forest';
    const views = on(
      stream,
      { type: 'TourViewsRecorded', data: { count: 40, from: placedAt, to: later } },
      later,
    );
    const enquiry = on(
      stream,
      { type: 'WhatsAppEnquiryStarted', data: { tourTitle: 'Jozani', userAgent: null } },
      later,
    );
    project(popularity, [views, enquiry]).then({
      'jozani-forest': {
        tourId: 'jozani-forest',
        views: 40,
        enquiries: 1,
        bookings: 0,
        revenue: {},
        score: contribution('view', later, 40) + contribution('enquiry', later),
        parts: {
          booking: 0,
          enquiry: contribution('enquiry', later),
          view: contribution('view', later, 40),
        },
      },
    });
  });
});

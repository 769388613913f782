import {
  bookingCancelled,
  bookingPlaced,
  priceOf,
  slot,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { dailyRevenue } from './daily-revenue.projection.ts';

const stream = 'booking-74100680';
/** 01:30 on the 21st in Dar es Salaam, which is three hours ahead of UTC. */
const placedAt = '2026-11-20T22:30:00.000Z';
const later = '2026-11-22T08:00:00.000Z';
const share = { tourId: 'jozani-forest', placedAt };
const placed = on(stream, bookingPlaced({ placedAt }), placedAt);
const firstStep = { at: placedAt, totalMinor: 10_000, currency: 'USD', isCancelled: false };

const contribution = {
  bookingNumber: 74_100_680,
  createdDay: '2026-11-21',
  steps: [firstStep],
  currency: 'USD',
  grossMinor: 10_000,
  cancelledMinor: 0,
};

function after(event: BookingEvent) {
  return project(dailyRevenue, [placed, on(stream, event, later)]);
}

describe('The contribution of a booking to the revenue', () => {
  it('belongs to the day on which the booking was created, by the time of Dar es Salaam', () => {
    project(dailyRevenue, [placed]).then({ '74100680': contribution });
  });

  it('has the new price after a change, and keeps the earlier price as a step', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: { ...share, before: priceOf(2), after: { ...priceOf(3), currency: 'EUR' } },
    };
    const step = { at: later, totalMinor: 15_000, currency: 'EUR', isCancelled: false };
    after(repriced).then({
      '74100680': {
        ...contribution,
        steps: [firstStep, step],
        currency: 'EUR',
        grossMinor: 15_000,
      },
    });
  });

  it('stays in the gross revenue of its day when the booking is cancelled, but not in the net revenue', () => {
    const step = { at: later, totalMinor: 10_000, currency: 'USD', isCancelled: true };
    after(bookingCancelled({ ...share })).then({
      '74100680': { ...contribution, steps: [firstStep, step], cancelledMinor: 10_000 },
    });
  });

  it('counts again when the booking is rebooked', () => {
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
    const step = { at: later, totalMinor: 5_000, currency: 'USD', isCancelled: false };
    after(rebooked).then({
      '74100680': { ...contribution, steps: [firstStep, step], grossMinor: 5_000 },
    });
  });
});

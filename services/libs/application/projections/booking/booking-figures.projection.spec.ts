import {
  bookingCancelled,
  bookingPlaced,
  departure,
  priceOf,
  slot,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import {
  collected,
  paymentVoided,
  refunded,
  refundVoided,
} from '../../../../../test/support/stories/payment-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { bookingFigures } from './booking-figures.projection.ts';

const stream = 'booking-74100680';
/** 01:30 on the 21st in Dar es Salaam, which is three hours ahead of UTC. */
const placedAt = '2026-11-20T22:30:00.000Z';
const later = '2026-11-22T08:00:00.000Z';
const share = { tourId: 'jozani-forest', placedAt };
const placed = on(stream, bookingPlaced({ placedAt }), placedAt);
const none = {
  bookings: 0,
  grossMinor: 0,
  cancelledMinor: 0,
  collectedMinor: 0,
  takenMinor: 0,
  refundedMinor: 0,
  handedBackMinor: 0,
};

/** Ten days ahead: in the range of 8 to 14 days. */
const booked = {
  day: '2026-11-21',
  bookings: 1,
  leadTimes: [0, 0, 0, 0, 1, 0, 0, 0],
  leadDays: 10,
  cancelled: {},
  money: { USD: { ...none, bookings: 1, grossMinor: 10_000 } },
};

const nothing = { ...booked, bookings: 0, leadTimes: [0, 0, 0, 0, 0, 0, 0, 0], leadDays: 0 };

const rebooked: BookingEvent = {
  type: 'BookingRebooked',
  data: {
    ...share,
    departure: { before: slot, after: slot },
    party: { before: twoAdults, after: twoAdults },
    price: { before: priceOf(2), after: { ...priceOf(1), currency: 'EUR' } },
    takes: 'c',
  },
};

describe('The booking figures of a day', () => {
  it('count a booking on the day in Dar es Salaam on which it was made', () => {
    project(bookingFigures, [placed]).then({ '2026-11-21': booked });
  });

  it('group bookings by the time between booking and tour', () => {
    const dates = ['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-28', '2027-01-21'];
    const placedFor = (date: string, index: number) =>
      on(
        `booking-1000000${index}`,
        bookingPlaced({
          bookingNumber: 10_000_000 + index,
          placedAt,
          departure: { ...departure, date },
        }),
        placedAt,
      );
    project(bookingFigures, dates.map(placedFor)).then({
      '2026-11-21': {
        ...booked,
        bookings: 5,
        leadTimes: [1, 1, 1, 1, 0, 0, 0, 1],
        leadDays: 0 + 1 + 3 + 7 + 61,
        money: { USD: { ...none, bookings: 5, grossMinor: 50_000 } },
      },
    });
  });

  it('count a booking as made on the day of the tour if staff enter it after its departure', () => {
    const past = bookingPlaced({ placedAt, departure: { ...departure, date: '2026-11-19' } });
    project(bookingFigures, [on(stream, past, placedAt)]).then({
      '2026-11-21': { ...booked, leadTimes: [1, 0, 0, 0, 0, 0, 0, 0], leadDays: 0 },
    });
  });

  it('move the amount to the other currency when the price changes its currency', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: { ...share, before: priceOf(2), after: { ...priceOf(3), currency: 'EUR' } },
    };
    project(bookingFigures, [placed, on(stream, repriced, later)]).then({
      '2026-11-21': {
        ...booked,
        money: { USD: none, EUR: { ...none, bookings: 1, grossMinor: 15_000 } },
      },
    });
  });

  it.each([
    ['traveller', { by: 'customer', free: true }],
    ['operator', { by: 'admin', free: false }],
    ['declined', { by: 'admin', free: true, declined: true }],
    ['departure', { by: 'system', free: true, disruptionId: 'storm' }],
  ] as const)('count a cancelled booking on the day when it was made: by %s', (cause, how) => {
    const cancelled = on(stream, bookingCancelled({ ...share, ...how }), later);
    project(bookingFigures, [placed, cancelled]).then({
      '2026-11-21': {
        ...booked,
        cancelled: { '74100680': { cause, free: how.free } },
        money: { USD: { ...none, bookings: 1, grossMinor: 10_000, cancelledMinor: 10_000 } },
      },
    });
  });

  it('do not count a rebooked booking as cancelled, and count its new price', () => {
    const cancelled = on(stream, bookingCancelled(share), later);
    project(bookingFigures, [placed, cancelled, on(stream, rebooked, later)]).then({
      '2026-11-21': {
        ...booked,
        money: { USD: none, EUR: { ...none, bookings: 1, grossMinor: 5_000 } },
      },
    });
  });

  it('count a refund on the day of the refund, not on the day of the booking', () => {
    const refunds = [on(stream, refunded(4_000), later), on(stream, refunded(4_000), later)];
    project(bookingFigures, [placed, ...refunds]).then({
      '2026-11-21': booked,
      '2026-11-22': {
        ...nothing,
        day: '2026-11-22',
        money: { USD: { ...none, refundedMinor: 8_000, handedBackMinor: 8_000 } },
      },
    });
  });

  it('count a payment on its own day, in both currencies, until it is voided', () => {
    const exchanged = { tendered: { currency: 'TZS', amountMinor: 1_000_000 } } as const;
    const history = [
      on(stream, collected(400, exchanged), later),
      on(stream, collected(6_000), later),
      on(stream, paymentVoided(6_000, { recordedAt: later }), '2026-11-25T10:00:00.000Z'),
    ];
    project(bookingFigures, [placed, ...history]).then({
      '2026-11-21': booked,
      '2026-11-22': {
        ...nothing,
        day: '2026-11-22',
        money: {
          USD: { ...none, collectedMinor: 400 },
          TZS: { ...none, takenMinor: 1_000_000 },
        },
      },
    });
  });

  it('subtract a voided refund on the day of the refund, or, for version 1, on the day when it was voided', () => {
    const shillings = { tendered: { currency: 'TZS', amountMinor: 1_000_000 } } as const;
    const given = refunded(400, { ...shillings, recordedAt: later });
    const history = [
      on(stream, given, later),
      on(stream, refunded(400, { recordedAt: null }), later),
      on(
        stream,
        refundVoided(400, { ...shillings, recordedAt: later }),
        '2026-11-25T10:00:00.000Z',
      ),
      on(stream, refundVoided(400, { recordedAt: null }), '2026-11-25T10:00:00.000Z'),
    ];
    const day = (date: string, minor: number) => ({
      ...nothing,
      day: date,
      money: { USD: { ...none, refundedMinor: minor, handedBackMinor: minor } },
    });
    project(bookingFigures, [placed, ...history]).then({
      '2026-11-21': booked,
      '2026-11-22': { ...day('2026-11-22', 400), money: { ...day('', 400).money, TZS: none } },
      '2026-11-25': day('2026-11-25', -400),
    });
  });
});

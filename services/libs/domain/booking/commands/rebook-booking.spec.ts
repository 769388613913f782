import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  cancelled,
  confirmed,
  now,
  override,
  pending,
  priceOf,
  rebookBooking,
  reservationAbandoned,
  slot,
  stateAfter,
  tour,
  tourWith,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingRebooked } from '../booking.events.ts';
import { rebookBooking as decide } from './rebook-booking.ts';

const booking = bookingAsked(decide);

const wasCancelled = given(booking, cancelled);
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];
const afternoon = { ...slot, time: '14:00' };

const rebooked = (changes: Partial<BookingRebooked['data']> = {}): BookingRebooked => ({
  type: 'BookingRebooked',
  data: {
    tourId: 'jozani-forest',
    placedAt: now,
    departure: { before: slot, after: slot },
    party: { before: twoAdults, after: twoAdults },
    price: { before: priceOf(2), after: priceOf(2) },
    takes: 'other-seats',
    ...changes,
  },
});

describe('rebooking a cancelled booking', () => {
  it('reinstates it unchanged', () => {
    wasCancelled.when(rebookBooking()).then([rebooked()]);
  });

  it('keeps the agreed price if day and party stay the same', () => {
    const dearer = {
      ...tour,
      pricing: { type: 'fixed', currency: 'USD', basePriceMinor: 9999 },
    } as const;
    wasCancelled
      .when(rebookBooking({ time: '14:00' }, { tour: dearer }))
      .then([rebooked({ departure: { before: slot, after: afternoon } })]);
  });

  it('reinstates it with changes, at the price of the day', () => {
    const nextDay = { ...slot, date: '2026-12-02' };
    wasCancelled.when(rebookBooking({ date: '2026-12-02', party: threeAdults })).then([
      rebooked({
        departure: { before: slot, after: nextDay },
        party: { before: twoAdults, after: threeAdults },
        price: { before: priceOf(2), after: priceOf(3) },
      }),
    ]);
  });

  it('needs an old slot in the future, even if the tour no longer starts at that time', () => {
    const moved = tourWith({ pickupTimes: ['14:00'] });
    wasCancelled.when(rebookBooking({}, { tour: moved })).then([rebooked()]);
    wasCancelled
      .when(rebookBooking({}, { now: '2026-12-01T03:00:01.000Z' }))
      .thenRefused({ code: 'PastDate' });
  });

  it('accepts a party as large as before', () => {
    wasCancelled.when(rebookBooking({}, { tour: tourWith({ maxGuests: 1 }) })).then([rebooked()]);
  });
});

describe('a booking is not rebooked', () => {
  it('if it does not exist', () => {
    given(booking, [reservationAbandoned])
      .when(rebookBooking())
      .thenRefused({ code: 'BookingNotFound' });
  });

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])('while it is %s', (_status, events) => {
    given(booking, events).when(rebookBooking()).thenRefused({ code: 'NotCancelled' });
  });

  it('to a time at which the tour does not start', () => {
    wasCancelled
      .when(rebookBooking({ time: '09:00' }))
      .thenRefused({ code: 'NotAStartTime', startTimes: ['08:00', '14:00'] });
  });

  it('on a withdrawn tour', () => {
    wasCancelled
      .when(rebookBooking({}, { tour: { ...tour, status: 'deleted' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });

  it('beyond the largest party of the tour', () => {
    wasCancelled
      .when(rebookBooking({ party: threeAdults }, { tour: tourWith({ maxGuests: 2 }) }))
      .thenRefused({ code: 'PartyTooLarge', maxGuests: 2 });
  });

  it('for categories the tour does not have', () => {
    wasCancelled
      .when(rebookBooking({ party: [{ ...categoryNamed('Pets'), count: 1 }] }))
      .thenRefused({
        code: 'UnknownCategory',
        category: 'Pets',
        known: [adults, '3-9 years'],
      });
  });

  it('at another price than the one shown', () => {
    wasCancelled
      .when(rebookBooking({}, { expected: { totalMinor: 1, currency: 'USD' } }))
      .thenRefused({ code: 'PriceChanged', price: priceOf(2) });
  });

  it('with invalid fields', () => {
    wasCancelled
      .when(
        rebookBooking({ date: 'tomorrow', party: [] }, { override: { reason: '', seatRules: [] } }),
      )
      .thenRefused({
        code: 'InvalidFields',
        faults: [
          { field: 'date', message: 'The date must be a day as yyyy-MM-dd' },
          { field: 'travellers', message: 'At least one traveller is needed' },
          { field: 'override.reason', message: 'Please say why' },
        ],
      });
  });

  it.each(['first-seats', 'abandoned-seats'])(
    'on a reservation that was dropped or abandoned: %s',
    (reservationId) => {
      given(booking, [...cancelled, reservationAbandoned])
        .when(rebookBooking({}, { reservationId }))
        .thenRefused({ code: 'ReservationSpent', reservationId });
    },
  );
});

describe('staff who set rules aside to rebook', () => {
  it('can rebook a booking whose departure is past, closed and full', () => {
    wasCancelled
      .when(
        rebookBooking(
          {},
          {
            now: '2026-12-01T04:00:00.000Z',
            override: { reason: ' Cancelled by mistake ', seatRules: ['closed', 'full'] },
          },
        ),
      )
      .then([
        rebooked({
          overridden: ['past', 'closed', 'full'],
          personal: { text: 'Cancelled by mistake' },
        }),
      ]);
  });

  it('leave no record if no rule prevented the rebooking', () => {
    wasCancelled.when(rebookBooking({}, { override })).then([rebooked()]);
    wasCancelled
      .when(rebookBooking({}, { override, tour: tourWith({ pickupTimes: ['14:00'] }) }))
      .then([rebooked()]);
  });
});

describe('a rebooked booking', () => {
  it('is confirmed, even if it was only a request, and has no attendance yet', () => {
    expect(
      stateAfter([
        bookingPlaced(),
        bookingConfirmed,
        { type: 'NoShowMarked', data: {} },
        bookingCancelled(),
        rebooked(),
      ]),
    ).toMatchObject({ status: 'confirmed', attendance: { kind: 'expected' } });
    expect(stateAfter([bookingPlaced(), bookingCancelled(), rebooked()])).toMatchObject({
      status: 'confirmed',
    });
  });

  it('can be cancelled and rebooked again, on a new reservation', () => {
    const again = given(booking, [
      ...cancelled,
      rebooked(),
      bookingCancelled({ drops: 'other-seats' }),
    ]);
    again
      .when(rebookBooking({}, { reservationId: 'third-seats' }))
      .then([rebooked({ takes: 'third-seats' })]);
    again
      .when(rebookBooking())
      .thenRefused({ code: 'ReservationSpent', reservationId: 'other-seats' });
  });
});

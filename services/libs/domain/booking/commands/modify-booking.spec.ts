import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  bookingConfirmed,
  bookingPlaced,
  cancelled,
  children,
  confirmed,
  departure,
  modifyBooking,
  pending,
  priceOf,
  pricing,
  reservationAbandoned,
  slot,
  start,
  tour,
  tourWith,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingEvent, BookingRepriced } from '../booking.events.ts';
import { modifyBooking as decide } from './modify-booking.ts';

const booking = bookingAsked(decide);

const booked = given(booking, confirmed);
const swap = { takes: 'other-seats', drops: 'first-seats' };
const afternoon = { ...slot, time: '14:00' };
const nextDay = { ...slot, date: '2026-12-02' };
const oneAdult = [{ ...categoryNamed(adults), count: 1 }];
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];
const adultAndChild = [
  { ...categoryNamed(adults), count: 1 },
  { ...categoryNamed(children), count: 1 },
];

const repriced = (change: Pick<BookingRepriced['data'], 'before' | 'after'>): BookingRepriced => ({
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: bookingPlaced().data.placedAt, ...change },
});

/** A booking for this many adults, made when the tour accepted larger parties. */
const bookedFor = (count: number): readonly BookingEvent[] => [
  bookingPlaced({ party: [{ ...categoryNamed(adults), count }], price: priceOf(count) }),
  bookingConfirmed,
];

describe('moving a booking', () => {
  it('to another time keeps its price and takes new seats', () => {
    booked
      .when(modifyBooking({ time: '14:00' }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: afternoon, ...swap } }]);
  });

  it('to another time keeps its price even if the table has changed', () => {
    const dearer = { ...tour, pricing: { ...pricing, ageRates: [] } } as typeof tour;
    booked
      .when(modifyBooking({ time: '14:00' }, { tour: dearer }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: afternoon, ...swap } }]);
  });

  it('to another day keeps its price if that day has the same price', () => {
    booked
      .when(modifyBooking({ date: '2026-12-02' }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: nextDay, ...swap } }]);
  });

  it('to another day takes the price of that day', () => {
    const seasonal = {
      ...tour,
      pricing: {
        type: 'seasonal',
        currency: 'USD',
        basePriceMinor: 1000,
        seasonalRates: [
          {
            season: 'High',
            startDate: '2026-12-02',
            endDate: '2026-12-31',
            modifier: { type: 'fixed', amountMinor: 500 },
          },
        ],
      },
    } as const;
    const party = [{ ...categoryNamed('Travelers'), count: 2 }];
    const price = (unitMinor: number) => ({
      currency: 'USD' as const,
      lines: [{ ...categoryNamed('Travelers'), count: 2, unitMinor, amountMinor: 2 * unitMinor }],
      totalMinor: 2 * unitMinor,
    });
    given(booking, [bookingPlaced({ party, price: price(1000) })])
      .when(modifyBooking({ date: '2026-12-02' }, { tour: seasonal }))
      .then([
        { type: 'BookingRescheduled', data: { before: slot, after: nextDay, ...swap } },
        repriced({ before: price(1000), after: price(1500) }),
      ]);
  });

  it('is possible while the booking waits for the operator', () => {
    given(booking, pending)
      .when(modifyBooking({ time: '14:00' }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: afternoon, ...swap } }]);
  });

  it('is refused to a time at which the tour does not start', () => {
    booked
      .when(modifyBooking({ time: '09:00' }))
      .thenRefused({ code: 'NotAStartTime', startTimes: ['08:00', '14:00'] });
  });

  it('is refused to a slot that is past or too far ahead', () => {
    booked.when(modifyBooking({ date: '2026-11-20' })).thenRefused({ code: 'PastDate' });
    booked
      .when(modifyBooking({ date: '2028-12-01' }))
      .thenRefused({ code: 'TourNotBookable', reason: 'too-far-ahead' });
  });

  it('is refused to a day or a time that does not exist', () => {
    booked.when(modifyBooking({ date: '2026-02-30', time: '8:00' })).thenRefused({
      code: 'InvalidFields',
      faults: [
        { field: 'date', message: 'The date must be a day as yyyy-MM-dd' },
        { field: 'pickupTime', message: 'The start time must be a time as HH:mm' },
      ],
    });
  });
});

describe('changing the travellers of a booking', () => {
  it('takes seats for the new party and releases the old seats', () => {
    booked
      .when(modifyBooking({ party: threeAdults }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: threeAdults, ...swap } },
        repriced({ before: priceOf(2), after: priceOf(3) }),
      ]);
  });

  it('takes a new reservation for a smaller party too', () => {
    booked
      .when(modifyBooking({ party: oneAdult }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: oneAdult, ...swap } },
        repriced({ before: priceOf(2), after: priceOf(1) }),
      ]);
  });

  it('keeps the seats if only the categories change', () => {
    booked
      .when(modifyBooking({ party: adultAndChild }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: adultAndChild } },
        repriced({ before: priceOf(2), after: priceOf(1, 1) }),
      ]);
  });

  it('and its day in one command names the reservations only in the first event', () => {
    booked
      .when(modifyBooking({ date: '2026-12-02', party: threeAdults }))
      .then([
        { type: 'BookingRescheduled', data: { before: slot, after: nextDay, ...swap } },
        { type: 'PartyChanged', data: { before: twoAdults, after: threeAdults } },
        repriced({ before: priceOf(2), after: priceOf(3) }),
      ]);
  });

  it('lists the travellers in the order of the price table', () => {
    booked
      .when(modifyBooking({ party: adultAndChild.toReversed() }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: adultAndChild } },
        repriced({ before: priceOf(2), after: priceOf(1, 1) }),
      ]);
  });

  it('is refused beyond the largest party of the tour', () => {
    booked
      .when(modifyBooking({ party: [{ ...categoryNamed(adults), count: 13 }] }))
      .thenRefused({ code: 'PartyTooLarge', maxGuests: 12 });
  });

  it('lets a party that is now too large become smaller, or keep its size in other categories', () => {
    const eleven = [{ ...categoryNamed(adults), count: 11 }];
    given(booking, bookedFor(12))
      .when(modifyBooking({ party: eleven }, { tour: tourWith({ maxGuests: 10 }) }))
      .then([
        {
          type: 'PartyChanged',
          data: { before: [{ ...categoryNamed(adults), count: 12 }], after: eleven, ...swap },
        },
        repriced({ before: priceOf(12), after: priceOf(11) }),
      ]);
    const mixed = [
      { ...categoryNamed(adults), count: 11 },
      { ...categoryNamed(children), count: 1 },
    ];
    given(booking, bookedFor(12))
      .when(modifyBooking({ party: mixed }, { tour: tourWith({ maxGuests: 10 }) }))
      .then([
        {
          type: 'PartyChanged',
          data: { before: [{ ...categoryNamed(adults), count: 12 }], after: mixed },
        },
        repriced({ before: priceOf(12), after: priceOf(11, 1) }),
      ]);
  });

  it('lets a traveller enter up to 15 travellers', () => {
    const large = tourWith({ maxGuests: 40 });
    const party = (count: number) => [{ ...categoryNamed(adults), count }];
    booked
      .when(modifyBooking({ party: party(15) }, { tour: large }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: party(15), ...swap } },
        repriced({ before: priceOf(2), after: priceOf(15) }),
      ]);
    booked
      .when(modifyBooking({ party: party(16) }, { tour: large }))
      .thenRefused({ code: 'GuestsOutOfRange', min: 1, max: 15 });
    booked
      .when(modifyBooking({ party: party(16) }, { tour: large, by: 'admin' }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: party(16), ...swap } },
        repriced({ before: priceOf(2), after: priceOf(16) }),
      ]);
  });

  it('lets a traveller with a larger party move the booking, and change the categories', () => {
    const large = tourWith({ maxGuests: 40 });
    const mixed = [
      { ...categoryNamed(adults), count: 17 },
      { ...categoryNamed(children), count: 1 },
    ];
    const eighteen = given(booking, bookedFor(18));
    eighteen
      .when(modifyBooking({ time: '14:00' }, { tour: large }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: afternoon, ...swap } }]);
    eighteen.when(modifyBooking({ party: mixed }, { tour: large })).then([
      {
        type: 'PartyChanged',
        data: { before: [{ ...categoryNamed(adults), count: 18 }], after: mixed },
      },
      repriced({ before: priceOf(18), after: priceOf(17, 1) }),
    ]);
  });

  it('is refused with an invalid count of travellers, or with none', () => {
    booked.when(modifyBooking({ party: [{ ...categoryNamed(adults), count: -2 }] })).thenRefused({
      code: 'InvalidFields',
      faults: [
        {
          field: 'travellers.0.count',
          message: 'The number of travellers is a whole number, 0 or more',
        },
      ],
    });
    booked.when(modifyBooking({ party: [] })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'travellers', message: 'At least one traveller is needed' }],
    });
  });
});

describe('a command that changes nothing', () => {
  it.each([
    {},
    { date: slot.date },
    { ...slot, party: twoAdults },
    {
      party: [
        { ...categoryNamed(children), count: 0 },
        { ...categoryNamed(adults), count: 1 },
        { ...categoryNamed(adults), count: 1 },
      ],
    },
  ])('has no effect: %j', (changes) => {
    booked.when(modifyBooking(changes)).thenNothing();
  });

  it('has no effect with any expected price, also after the start', () => {
    booked
      .when(modifyBooking(slot, { now: start, expected: { totalMinor: 1, currency: 'EUR' } }))
      .thenNothing();
  });
});

describe('a booking can be changed', () => {
  it('only if it exists', () => {
    given(booking, [])
      .when(modifyBooking({ time: '14:00' }))
      .thenRefused({ code: 'BookingNotFound' });
    given(booking, [reservationAbandoned])
      .when(modifyBooking({ time: '14:00' }))
      .thenRefused({ code: 'BookingNotFound' });
  });

  it('only while it is not cancelled', () => {
    given(booking, cancelled)
      .when(modifyBooking({ time: '14:00' }))
      .thenRefused({ code: 'BookingIsCancelled' });
  });

  it('until its departure starts', () => {
    booked
      .when(modifyBooking({ party: adultAndChild }, { now: '2026-12-01T04:59:59.000Z' }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: adultAndChild } },
        repriced({ before: priceOf(2), after: priceOf(1, 1) }),
      ]);
    booked
      .when(modifyBooking({ party: adultAndChild }, { now: start }))
      .thenRefused({ code: 'AlreadyStarted' });
    booked
      .when(modifyBooking({ party: adultAndChild }, { now: start, by: 'admin' }))
      .thenRefused({ code: 'AlreadyStarted' });
  });
});

describe('a booking of a withdrawn tour', () => {
  const deleted = { ...tour, status: 'deleted' } as const;
  const refusal = { code: 'TourNotBookable', reason: 'withdrawn' } as const;

  it('can shrink', () => {
    booked
      .when(modifyBooking({ party: oneAdult }, { tour: deleted }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: oneAdult, ...swap } },
        repriced({ before: priceOf(2), after: priceOf(1) }),
      ]);
  });

  it('cannot change in any other way', () => {
    booked.when(modifyBooking({ party: threeAdults }, { tour: deleted })).thenRefused(refusal);
    booked.when(modifyBooking({ party: adultAndChild }, { tour: deleted })).thenRefused(refusal);
    booked.when(modifyBooking({ time: '14:00' }, { tour: deleted })).thenRefused(refusal);
    booked
      .when(modifyBooking({ time: '14:00', party: oneAdult }, { tour: deleted }))
      .thenRefused(refusal);
    booked
      .when(modifyBooking({ party: threeAdults }, { tour: { ...tour, status: 'unpublished' } }))
      .thenRefused(refusal);
  });
});

describe('the reservation of a change', () => {
  it('must be named if seats are needed', () => {
    const { reservationId, ...unnamed } = modifyBooking({ date: '2026-12-02', party: threeAdults });
    expect(reservationId).toBe('other-seats');
    booked.when(unnamed).thenRefused({
      code: 'ReservationNeeded',
      departure: { ...departure, ...nextDay },
      seats: 3,
    });
  });

  it.each(['abandoned-seats', 'dropped-seats', 'first-seats'])(
    'must not be abandoned, dropped or already held: %s',
    (reservationId) => {
      const swapped: BookingEvent = {
        type: 'BookingRescheduled',
        data: { before: slot, after: afternoon, takes: 'first-seats', drops: 'dropped-seats' },
      };
      given(booking, [bookingPlaced({ takes: 'dropped-seats' }), swapped, reservationAbandoned])
        .when(modifyBooking({ party: threeAdults }, { reservationId }))
        .thenRefused({ code: 'ReservationSpent', reservationId });
    },
  );
});

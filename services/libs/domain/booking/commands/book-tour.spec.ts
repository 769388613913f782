import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  bookingConfirmed,
  bookingPlaced,
  bookTour,
  children,
  contact,
  override,
  pending,
  priceOf,
  reservationAbandoned,
  slot,
  tour,
  tourWith,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { initialBooking } from '../booking.state.ts';
import { bookTour as decide } from './book-tour.ts';

const booking = bookingAsked(decide);

const nothing = given(booking, []);

describe('booking a tour', () => {
  it('is confirmed at once on a tour with instant confirmation', () => {
    nothing.when(bookTour()).then([bookingPlaced(), bookingConfirmed]);
  });

  it('waits for the operator on a tour that staff confirm by hand', () => {
    nothing.when(bookTour({ tour: tourWith({ confirmation: 'by-hand' }) })).then([bookingPlaced()]);
  });

  it('has all the data that readers of the event need', () => {
    nothing
      .when(
        bookTour({
          tour: { ...tour, meetingPointLink: 'https://maps.example/jozani' },
          contact: { ...contact, pickupPlace: 'Kendwa Rocks', message: 'Vegetarian' },
          party: [
            { ...categoryNamed(children), count: 1 },
            { ...categoryNamed(adults), count: 1 },
            { ...categoryNamed(children), count: 1 },
          ],
        }),
      )
      .then([
        bookingPlaced({
          meetingPointLink: 'https://maps.example/jozani',
          personal: { ...contact, pickupPlace: 'Kendwa Rocks', message: 'Vegetarian' },
          // One line per category, in the order of the tour's table.
          party: [
            { ...categoryNamed(adults), count: 1 },
            { ...categoryNamed(children), count: 2 },
          ],
          price: priceOf(1, 2),
        }),
        bookingConfirmed,
      ]);
  });

  it('keeps the terms of cancelling that the tour has now', () => {
    const cancellation = { freeUntilHours: 48, chargePercentMax: 50 };
    nothing
      .when(bookTour({ tour: tourWith({ cancellation }) }))
      .then([bookingPlaced({ cancellation }), bookingConfirmed]);
  });

  describe('with a pick-up place', () => {
    const pickupWindows = [
      { zone: '', fromMinutes: 60, toMinutes: 30 },
      { zone: 'Nungwi & Kendwa', fromMinutes: 120, toMinutes: 90 },
    ];
    const picking = { ...tour, pickupWindows };
    const atKendwa = { ...contact, pickupPlace: 'Kendwa Rocks' };

    it.each([
      ['of its zone', 'Nungwi & Kendwa', 120, 90],
      ['for all other zones', 'Paje & Jambiani', 60, 30],
      ['for all other zones, also if the place is not known', '', 60, 30],
    ])('has the window %s', (_what, zone, fromMinutes, toMinutes) => {
      given(booking, [])
        .when(bookTour({ tour: picking, contact: atKendwa, pickupZone: zone }))
        .then([
          bookingPlaced({ pickup: { zone, fromMinutes, toMinutes }, personal: atKendwa }),
          bookingConfirmed,
        ]);
    });

    it('has no window if the tour picks nobody up', () => {
      given(booking, [])
        .when(bookTour({ contact: atKendwa, pickupZone: 'Nungwi & Kendwa' }))
        .then([bookingPlaced({ personal: atKendwa }), bookingConfirmed]);
    });
  });

  it('has no pick-up window without a pick-up place', () => {
    const pickupWindows = [{ zone: '', fromMinutes: 60, toMinutes: 30 }];
    given(booking, [])
      .when(bookTour({ tour: { ...tour, pickupWindows } }))
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it('keeps only the fields of a contact', () => {
    nothing
      .when(bookTour({ contact: Object.assign({ newsletter: true }, contact) }))
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it('leaves out categories with no travellers, even ones the tour does not have', () => {
    nothing
      .when(
        bookTour({
          party: [
            { ...categoryNamed(adults), count: 2 },
            { ...categoryNamed(children), count: 0 },
            { ...categoryNamed('Pets'), count: 0 },
          ],
        }),
      )
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it('takes a number on which a reservation was abandoned, with another reservation', () => {
    given(booking, [reservationAbandoned])
      .when(bookTour())
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it('is refused with an abandoned reservation, because it may be released at any moment', () => {
    given(booking, [reservationAbandoned])
      .when(bookTour({ reservationId: 'abandoned-seats' }))
      .thenRefused({ code: 'ReservationSpent', reservationId: 'abandoned-seats' });
  });

  it('is refused on a number that is taken', () => {
    given(booking, pending).when(bookTour()).thenRefused({ code: 'AlreadyBooked' });
  });
});

describe('the fields of a booking', () => {
  it('are required, and every empty one is named', () => {
    const message = 'Please fill in all required fields';
    nothing
      .when(
        bookTour({
          contact: { name: ' ', email: '', phone: '\t' },
          slot: { date: '', time: '' },
        }),
      )
      .thenRefused({
        code: 'InvalidFields',
        faults: [
          { field: 'customer.name', message },
          { field: 'customer.email', message },
          { field: 'customer.phone', message },
          { field: 'date', message },
          { field: 'pickupTime', message },
        ],
      });
  });

  it('need no e-mail address if staff book for a caller', () => {
    const caller = { ...contact, email: null };
    nothing.when(bookTour({ contact: caller })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'customer.email', message: 'Please fill in all required fields' }],
    });
    const decision = decide(bookTour({ by: 'admin', contact: caller }), initialBooking);
    expect(decision).toMatchObject({
      accepted: true,
      events: [{ data: { personal: caller } }, { type: 'BookingConfirmed' }],
    });
  });

  it('must have a phone number that can be called', () => {
    const message =
      'Give the phone number with its country, such as +255 777 123 456, or a number of Tanzania, such as 0777 123 456';
    nothing.when(bookTour({ contact: { ...contact, phone: '12' } })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'customer.phone', message }],
    });
  });

  it('must include an adult if there are minors, unless the tour allows otherwise or staff book', () => {
    const minors = bookTour({ party: [{ ...categoryNamed(children), count: 2 }] });
    const message = 'Children travel with an adult: add one';
    nothing
      .when(minors)
      .thenRefused({ code: 'InvalidFields', faults: [{ field: 'travellers', message }] });
    for (const allowed of [
      { ...minors, by: 'admin' as const },
      { ...minors, tour: tourWith({ allowsMinorsAlone: true }) },
    ]) {
      expect(decide(allowed, booking.initialState)).toMatchObject({ accepted: true });
    }
  });

  it('must name a day and a time that exist', () => {
    nothing.when(bookTour({ slot: { date: '2026-02-30', time: '24:00' } })).thenRefused({
      code: 'InvalidFields',
      faults: [
        { field: 'date', message: 'The date must be a day as yyyy-MM-dd' },
        { field: 'pickupTime', message: 'The start time must be a time as HH:mm' },
      ],
    });
  });

  it.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])(
    'must count whole travellers, not %d',
    (count) => {
      nothing
        .when(
          bookTour({
            party: [
              { ...categoryNamed(adults), count: 1 },
              { ...categoryNamed(children), count },
            ],
          }),
        )
        .thenRefused({
          code: 'InvalidFields',
          faults: [
            {
              field: 'travellers.1.count',
              message: 'The number of travellers is a whole number, 0 or more',
            },
          ],
        });
    },
  );

  it.each([[[]], [[{ ...categoryNamed(adults), count: 0 }]]])(
    'must name at least one traveller',
    (party) => {
      nothing.when(bookTour({ party })).thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'travellers', message: 'At least one traveller is needed' }],
      });
    },
  );
});

describe('a tour', () => {
  it.each(['unpublished', 'deleted'] as const)('cannot be booked once it is %s', (status) => {
    nothing
      .when(bookTour({ tour: { ...tour, status } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });

  it('sells no more places than its largest party', () => {
    const party = (count: number) => [{ ...categoryNamed(adults), count }];
    nothing
      .when(bookTour({ party: party(12) }))
      .then([bookingPlaced({ party: party(12), price: priceOf(12) }), bookingConfirmed]);
    nothing
      .when(bookTour({ party: party(13) }))
      .thenRefused({ code: 'PartyTooLarge', maxGuests: 12 });
  });

  it('sells only the categories of its price table', () => {
    nothing.when(bookTour({ party: [{ ...categoryNamed('Pets'), count: 1 }] })).thenRefused({
      code: 'UnknownCategory',
      category: 'Pets',
      known: [adults, children],
    });
  });

  it('starts only at the times and on the days of the tour', () => {
    nothing
      .when(bookTour({ slot: { ...slot, time: '09:00' } }))
      .thenRefused({ code: 'NotAStartTime', startTimes: ['08:00', '14:00'] });
    nothing
      .when(bookTour({ tour: tourWith({ weekdays: [1] }) }))
      .thenRefused({ code: 'NotAStartTime', startTimes: [] });
  });

  it('can be booked until its cut-off', () => {
    nothing
      .when(bookTour({ now: '2026-12-01T03:00:00.000Z' }))
      .then([bookingPlaced({ placedAt: '2026-12-01T03:00:00.000Z' }), bookingConfirmed]);
    nothing.when(bookTour({ now: '2026-12-01T03:00:01.000Z' })).thenRefused({ code: 'PastDate' });
  });

  it('can be booked 540 days ahead', () => {
    const last = { date: '2028-05-13', time: '08:00' };
    nothing
      .when(bookTour({ slot: last }))
      .then([bookingPlaced({ departure: { tourId: 'jozani-forest', ...last } }), bookingConfirmed]);
    nothing
      .when(bookTour({ slot: { ...last, date: '2028-05-14' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'too-far-ahead' });
  });
});

describe('the price shown to a traveller', () => {
  it('is accepted when it is the current price', () => {
    nothing
      .when(bookTour({ expected: { totalMinor: 10_000, currency: 'USD' } }))
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it.each([
    { totalMinor: 9_999, currency: 'USD' },
    { totalMinor: 10_000, currency: 'EUR' },
  ] as const)('is refused with the current price if it differs: %j', (expected) => {
    nothing.when(bookTour({ expected })).thenRefused({ code: 'PriceChanged', price: priceOf(2) });
  });
});

describe('staff who set rules aside', () => {
  const late = '2026-12-01T04:00:00.000Z';

  it('can book a past departure, with a reason', () => {
    nothing
      .when(bookTour({ by: 'admin', now: late, override: { ...override, reason: ' They wait ' } }))
      .then([
        bookingPlaced({
          placedAt: late,
          overridden: ['past'],
          personal: { ...contact, overrideReason: 'They wait' },
        }),
        bookingConfirmed,
      ]);
  });

  it('can book a departure that is too far ahead', () => {
    const far = { date: '2029-01-01', time: '08:00' };
    nothing.when(bookTour({ by: 'admin', slot: far, override })).then([
      bookingPlaced({
        departure: { tourId: 'jozani-forest', ...far },
        overridden: ['too-far-ahead'],
        personal: { ...contact, overrideReason: 'Regular guests' },
      }),
      bookingConfirmed,
    ]);
  });

  it('can book a departure that is closed and full; the event has the rules that the departure reported', () => {
    nothing
      .when(
        bookTour({
          by: 'admin',
          now: late,
          override: { ...override, seatRules: ['closed', 'full'] },
        }),
      )
      .then([
        bookingPlaced({
          placedAt: late,
          overridden: ['past', 'closed', 'full'],
          personal: { ...contact, overrideReason: 'Regular guests' },
        }),
        bookingConfirmed,
      ]);
  });

  it('leave no record if no rule prevented the booking', () => {
    nothing.when(bookTour({ by: 'admin', override })).then([bookingPlaced(), bookingConfirmed]);
  });

  it('must give a reason', () => {
    nothing.when(bookTour({ by: 'admin', override: { ...override, reason: '  ' } })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'override.reason', message: 'Please say why' }],
    });
  });

  it('cannot make the tour start at other times', () => {
    nothing
      .when(
        bookTour({ by: 'admin', now: late, override, slot: { date: '2026-11-30', time: '09:00' } }),
      )
      .thenRefused({ code: 'NotAStartTime', startTimes: ['08:00', '14:00'] });
  });

  it('must be staff: an override by a traveller has no effect', () => {
    nothing.when(bookTour({ now: late, override })).thenRefused({ code: 'PastDate' });
    nothing
      .when(bookTour({ override: { reason: '', seatRules: ['full'] } }))
      .then([bookingPlaced(), bookingConfirmed]);
  });
});

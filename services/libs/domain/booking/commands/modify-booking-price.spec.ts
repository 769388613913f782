import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  bookingPlaced,
  confirmed,
  modifyBooking,
  now,
  priceOf,
  slot,
  tour,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingRepriced } from '../booking.events.ts';
import { modifyBooking as decide } from './modify-booking.ts';

const booking = bookingAsked(decide);

const booked = given(booking, confirmed);
const swap = { takes: 'other-seats', drops: 'first-seats' };
const nextDay = { ...slot, date: '2026-12-02' };
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];

const repriced = (change: Pick<BookingRepriced['data'], 'before' | 'after'>): BookingRepriced => ({
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: now, ...change },
});

describe('the price shown to a traveller for a change', () => {
  it('is accepted when it is the current price', () => {
    booked
      .when(
        modifyBooking(
          { party: threeAdults },
          { expected: { totalMinor: 15_000, currency: 'USD' } },
        ),
      )
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: threeAdults, ...swap } },
        repriced({ before: priceOf(2), after: priceOf(3) }),
      ]);
  });

  it('is answered with the current price when it differs', () => {
    const expected = { totalMinor: 10_000, currency: 'USD' } as const;
    booked
      .when(modifyBooking({ party: threeAdults }, { expected }))
      .thenRefused({ code: 'PriceChanged', price: priceOf(3) });
  });

  it('is compared with the agreed price if the price does not change', () => {
    booked
      .when(modifyBooking({ time: '14:00' }, { expected: { totalMinor: 1, currency: 'USD' } }))
      .thenRefused({ code: 'PriceChanged', price: priceOf(2) });
  });
});

describe('a price with one changed part', () => {
  const fixedPrice = (totalMinor: number, currency: 'USD' | 'EUR', category = 'Travelers') => ({
    currency,
    lines: [
      { ...categoryNamed(category), count: 2, unitMinor: totalMinor / 2, amountMinor: totalMinor },
    ],
    totalMinor,
  });
  const tourAt = (basePriceMinor: number, currency: 'USD' | 'EUR') => ({
    ...tour,
    pricing: { type: 'fixed' as const, currency, basePriceMinor },
  });
  const party = [{ ...categoryNamed('Travelers'), count: 2 }];
  const at1000 = given(booking, [bookingPlaced({ party, price: fixedPrice(2000, 'USD') })]);
  const moved = {
    type: 'BookingRescheduled',
    data: { before: slot, after: nextDay, ...swap },
  } as const;

  it.each([
    ['the amount', tourAt(1100, 'USD'), fixedPrice(2200, 'USD')],
    ['the currency', tourAt(1000, 'EUR'), fixedPrice(2000, 'EUR')],
  ])('changes: %s', (_what, newTour, after) => {
    at1000
      .when(modifyBooking({ date: nextDay.date }, { tour: newTour }))
      .then([moved, repriced({ before: fixedPrice(2000, 'USD'), after })]);
  });

  it('does not change if every line stays the same', () => {
    at1000.when(modifyBooking({ date: nextDay.date }, { tour: tourAt(1000, 'USD') })).then([moved]);
  });
});

import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  children,
  confirmed,
  modifyBooking,
  now,
  priceOf,
  slot,
  tour,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { AskedLine } from '../../tour/pricing/party.ts';
import type { AgeRate } from '../../tour/pricing/pricing-structure.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { BookingRepriced } from '../booking.events.ts';
import { modifyBooking as decide } from './modify-booking.ts';

const booked = given(bookingAsked(decide), confirmed);
const swap = { takes: 'other-seats', drops: 'first-seats' };
const { categoryId } = categoryNamed(adults);
const nextDay = { ...slot, date: '2026-12-02' };

const rate = (category: string, priceMinor: number): AgeRate => ({
  ...categoryNamed(category),
  priceMinor,
  minAge: null,
  maxAge: null,
});
const tourWith = (currency: 'USD' | 'EUR', ...ageRates: readonly AgeRate[]): BookableTour => ({
  ...tour,
  pricing: { type: 'age_based', currency, ageRates },
});
const adultLine = (count: number) => ({ ...categoryNamed(adults), count });
const repriced = (change: Pick<BookingRepriced['data'], 'before' | 'after'>): BookingRepriced => ({
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: now, ...change },
});

describe('a booked category that the tour no longer has', () => {
  const withoutAdults = tourWith('USD', rate('Everyone', 100));
  const unknown = { code: 'UnknownCategory', category: adults, known: ['Everyone'] } as const;

  it('keeps its agreed price on another day', () => {
    booked
      .when(modifyBooking({ date: nextDay.date }, { tour: withoutAdults }))
      .then([{ type: 'BookingRescheduled', data: { before: slot, after: nextDay, ...swap } }]);
  });

  it('may have fewer travellers, at the agreed price', () => {
    const party = [adultLine(1)];
    booked
      .when(modifyBooking({ party }, { tour: withoutAdults }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: party, ...swap } },
        repriced({ before: priceOf(2), after: priceOf(1) }),
      ]);
  });

  it('gets no more travellers', () => {
    booked
      .when(modifyBooking({ party: [adultLine(3)] }, { tour: withoutAdults }))
      .thenRefused(unknown);
  });

  it('has no price in another currency', () => {
    booked
      .when(
        modifyBooking({ party: [adultLine(1)] }, { tour: tourWith('EUR', rate('Everyone', 100)) }),
      )
      .thenRefused(unknown);
  });
});

describe('a renamed category', () => {
  const renamed = tourWith('USD', { ...rate('Grown-ups', 5000), categoryId }, rate(children, 2500));
  const threeGrownUps = { categoryId, category: 'Grown-ups', count: 3 };

  it.each<[string, Omit<AskedLine, 'count'>]>([
    ['its id', { categoryId }],
    ['the name that was sold', { category: adults }],
    ['its new name', { category: 'Grown-ups' }],
  ])('is recognised by %s', (_what, asked) => {
    const after = priceOf(3);
    booked.when(modifyBooking({ party: [{ ...asked, count: 3 }] }, { tour: renamed })).then([
      { type: 'PartyChanged', data: { before: twoAdults, after: [threeGrownUps], ...swap } },
      repriced({
        before: priceOf(2),
        after: {
          ...after,
          lines: after.lines.map((line) => ({ ...line, category: 'Grown-ups' })),
        },
      }),
    ]);
  });

  it('does not change a booking with the same travellers', () => {
    booked
      .when(modifyBooking({ party: [{ ...threeGrownUps, count: 2 }] }, { tour: renamed }))
      .thenNothing();
  });
});

import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingAsked,
  children,
  confirmed,
  modifyBooking,
  now,
  override,
  priceOf,
  slot,
  start,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingRepriced } from '../booking.events.ts';
import type { OverriddenRule } from '../contact.ts';
import { modifyBooking as decide } from './modify-booking.ts';

const booking = bookingAsked(decide);

const booked = given(booking, confirmed);
const swap = { takes: 'other-seats', drops: 'first-seats' };
const afternoon = { ...slot, time: '14:00' };
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];
const adultAndChild = [
  { ...categoryNamed(adults), count: 1 },
  { ...categoryNamed(children), count: 1 },
];

const repriced = (change: Pick<BookingRepriced['data'], 'before' | 'after'>): BookingRepriced => ({
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: now, ...change },
});

describe('staff who set rules aside for a change', () => {
  const byStaff = { by: 'admin', override } as const;
  const aside = (...overridden: OverriddenRule[]) => ({
    overridden,
    personal: { text: 'Regular guests' },
  });

  it('can move a booking to a past departure', () => {
    const today = { ...slot, date: '2026-11-20' };
    booked.when(modifyBooking({ date: today.date }, byStaff)).then([
      {
        type: 'BookingRescheduled',
        data: { before: slot, after: today, ...swap, ...aside('past') },
      },
    ]);
  });

  it('can change a booking after its start, and each rule is recorded once', () => {
    booked
      .when(modifyBooking({ time: '14:00' }, { ...byStaff, now: '2026-12-02T00:00:00.000Z' }))
      .then([
        {
          type: 'BookingRescheduled',
          data: { before: slot, after: afternoon, ...swap, ...aside('past') },
        },
      ]);
  });

  it('can change the party after the start, because a departure that stays the same is not checked', () => {
    booked.when(modifyBooking({ party: adultAndChild }, { ...byStaff, now: start })).then([
      {
        type: 'PartyChanged',
        data: { before: twoAdults, after: adultAndChild, ...aside('past') },
      },
      repriced({ before: priceOf(2), after: priceOf(1, 1) }),
    ]);
  });

  it('can take seats of a departure that is closed or full', () => {
    const full = { reason: 'Regular guests', seatRules: ['closed', 'full'] as const };
    booked.when(modifyBooking({ party: threeAdults }, { by: 'admin', override: full })).then([
      {
        type: 'PartyChanged',
        data: { before: twoAdults, after: threeAdults, ...swap, ...aside('closed', 'full') },
      },
      repriced({ before: priceOf(2), after: priceOf(3) }),
    ]);
  });

  it('record no override of the departure’s rules if the change needs no seats', () => {
    const full = { reason: 'Regular guests', seatRules: ['full'] as const };
    booked
      .when(modifyBooking({ party: adultAndChild }, { by: 'admin', override: full }))
      .then([
        { type: 'PartyChanged', data: { before: twoAdults, after: adultAndChild } },
        repriced({ before: priceOf(2), after: priceOf(1, 1) }),
      ]);
  });

  it('must give a reason', () => {
    booked
      .when(
        modifyBooking({ time: '14:00' }, { by: 'admin', override: { ...override, reason: ' ' } }),
      )
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'override.reason', message: 'Please say why' }],
      });
  });

  it('must be staff: an override by a traveller has no effect', () => {
    booked
      .when(modifyBooking({ time: '14:00' }, { override, now: start }))
      .thenRefused({ code: 'AlreadyStarted' });
  });
});

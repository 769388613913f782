import {
  bookingAsked,
  bookingPlaced,
  cancelled,
  confirmed,
  pending,
  priceOf,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { recordCollection, type RecordCollection } from './record-collection.ts';
import { recordRefund, type RecordRefund } from './record-refund.ts';

const collecting = bookingAsked(recordCollection);
const refunding = bookingAsked(recordRefund);

const dollars = (amountMinor: number) =>
  ({ currency: 'USD', amountMinor, method: 'cash' }) as const;
const collect = (amountMinor: number): RecordCollection => ({
  type: 'RecordCollection',
  ...dollars(amountMinor),
});
const refund = (amountMinor: number): RecordRefund => ({
  type: 'RecordRefund',
  ...dollars(amountMinor),
});
const collected = (amountMinor: number): BookingEvent => ({
  type: 'PaymentCollected',
  data: dollars(amountMinor),
});
const refunded = (amountMinor: number): BookingEvent => ({
  type: 'RefundRecorded',
  data: dollars(amountMinor),
});

const notAnAmount = {
  code: 'InvalidFields',
  faults: [{ field: 'amount', message: 'The amount must be more than 0' }],
} as const;

describe('recording money collected', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['cancelled', cancelled],
  ])('is recorded for a %s booking', (_status, events) => {
    given(collecting, events)
      .when(collect(4000))
      .then([collected(4000)]);
  });

  it('is recorded each time, even with the same amount twice and beyond the price', () => {
    given(collecting, [...confirmed, collected(10_000)])
      .when(collect(10_000))
      .then([collected(10_000)]);
  });

  it.each([0, -1, 0.5, Number.NaN])('requires a valid amount, not %d', (amountMinor) => {
    given(collecting, confirmed).when(collect(amountMinor)).thenRefused(notAnAmount);
  });

  it('is refused where it must be a mistake: more than ten times the price', () => {
    const message = 'At most 1000 USD at once for a booking of 100 USD';
    given(collecting, confirmed)
      .when(collect(1000_01))
      .thenRefused({ code: 'InvalidFields', faults: [{ field: 'amount', message }] });
    given(collecting, confirmed)
      .when(collect(1000_00))
      .then([collected(1000_00)]);
  });

  it('may be more than zero even where the booking costs nothing', () => {
    const forFree: BookingEvent = bookingPlaced({ price: { ...priceOf(0), lines: [] } });
    given(collecting, [forFree])
      .when(collect(20_00))
      .then([collected(20_00)]);
  });

  it('is refused in another currency than the booking’s', () => {
    given(collecting, confirmed)
      .when({ ...collect(4000), currency: 'TZS' })
      .thenRefused({ code: 'CurrencyMismatch', currency: 'USD' });
  });

  it('is refused where there is no booking', () => {
    given(collecting, []).when(collect(4000)).thenRefused({ code: 'BookingNotFound' });
  });
});

describe('recording a refund', () => {
  it('refunds collected money, also in parts', () => {
    given(refunding, [...cancelled, collected(6000), collected(4000)])
      .when(refund(10_000))
      .then([refunded(10_000)]);
    given(refunding, [...cancelled, collected(10_000), refunded(2500), refunded(2500)])
      .when(refund(5000))
      .then([refunded(5000)]);
  });

  it('never exceeds the collected amount', () => {
    given(refunding, [...cancelled, collected(10_000), refunded(2500)])
      .when(refund(7501))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 7500 });
    given(refunding, confirmed)
      .when(refund(1))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 0 });
  });

  it('is in a currency that was collected, even if the booking was repriced in another', () => {
    const inShillings: BookingEvent = {
      type: 'BookingRepriced',
      data: {
        tourId: 'jozani-forest',
        placedAt: bookingPlaced().data.placedAt,
        before: priceOf(2),
        after: { ...priceOf(2), currency: 'TZS' },
      },
    };
    const booking = given(refunding, [...confirmed, collected(4000), inShillings]);
    booking.when(refund(4000)).then([refunded(4000)]);
    booking
      .when({ ...refund(4000), currency: 'EUR' })
      .thenRefused({ code: 'CurrencyMismatch', currency: 'TZS' });
    booking
      .when({ ...refund(4000), currency: 'TZS' })
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'TZS', refundableMinor: 0 });
  });

  it('requires a valid amount', () => {
    given(refunding, confirmed).when(refund(0)).thenRefused(notAnAmount);
  });

  it('is refused where there is no booking', () => {
    given(refunding, [collected(1), refunded(1)])
      .when(refund(1))
      .thenRefused({ code: 'BookingNotFound' });
  });
});

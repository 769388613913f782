import {
  bookingAsked,
  bookingPlaced,
  cancelled,
  confirmed,
  now,
  pending,
  priceOf,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import {
  collect,
  collected,
  refund,
  refunded,
} from '../../../../../test/support/stories/payment-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { recordCollection } from './record-collection.ts';
import { recordRefund } from './record-refund.ts';

const collecting = bookingAsked(recordCollection);
const refunding = bookingAsked(recordRefund);

const notAnAmount = {
  code: 'InvalidFields',
  faults: [{ field: 'amount', message: 'The amount must be more than 0' }],
} as const;

const fault = (field: string, message: string) =>
  ({ code: 'InvalidFields', faults: [{ field, message }] }) as const;

/** 255,000 shillings, which are 100 dollars. */
const shillings = { currency: 'TZS', rate: '2550' } as const;
const inShillings = {
  tendered: { currency: 'TZS', amountMinor: 255_000_00 },
  rate: { base: 'USD', quote: 'TZS', value: '2550' },
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

  it('is recorded each time, even if the amount is the same or the sum exceeds the price', () => {
    given(collecting, [...confirmed, collected(10_000)])
      .when(collect(10_000))
      .then([collected(10_000, { paymentNo: 2 })]);
  });

  it('gets the next number, also after payments of version 1', () => {
    const first = collected(1000, { paymentNo: null, recordedAt: null });
    given(collecting, [...confirmed, first, first])
      .when(collect(1000))
      .then([collected(1000, { paymentNo: 3 })]);
  });

  it('keeps the receipt number and the remark, without blanks', () => {
    given(collecting, confirmed)
      .when(collect(4000, { receiptNumber: ' 17 ', remark: ' Paid by the uncle ' }))
      .then([collected(4000, { receiptNumber: '17', personal: { text: 'Paid by the uncle' } })]);
    given(collecting, confirmed)
      .when(collect(4000, { receiptNumber: ' ', remark: '' }))
      .then([collected(4000)]);
  });

  it.each([0, -1, 0.5, Number.NaN])('requires a valid amount, not %d', (amountMinor) => {
    given(collecting, confirmed).when(collect(amountMinor)).thenRefused(notAnAmount);
  });

  it('is refused above ten times the price, because that is probably a mistake', () => {
    given(collecting, confirmed)
      .when(collect(1000_01))
      .thenRefused(fault('amount', 'At most 1000 USD at once for a booking of 100 USD'));
    given(collecting, confirmed)
      .when(collect(1000_00))
      .then([collected(1000_00)]);
  });

  it('may be more than zero even if the booking costs nothing', () => {
    const forFree: BookingEvent = bookingPlaced({ price: { ...priceOf(0), lines: [] } });
    given(collecting, [forFree])
      .when(collect(20_00))
      .then([collected(20_00)]);
  });

  it('is refused if there is no booking', () => {
    given(collecting, []).when(collect(4000)).thenRefused({ code: 'BookingNotFound' });
  });
});

describe('the currency of collected money', () => {
  it('may differ: the money counts in the booking’s currency, at the rate that staff entered', () => {
    given(collecting, confirmed)
      .when(collect(255_000_00, shillings))
      .then([collected(100_00, inShillings)]);
  });

  it('lets staff round the value, because cash has only whole notes and coins', () => {
    given(collecting, confirmed)
      .when(collect(255_000_00, { ...shillings, appliedMinor: 102_00 }))
      .then([collected(102_00, inShillings)]);
    const tooFar = 'round by at most 5 %';
    for (const appliedMinor of [105_01, 94_99, 0, 100.5]) {
      given(collecting, confirmed)
        .when(collect(255_000_00, { ...shillings, appliedMinor }))
        .thenRefused(fault('applied', `255000 TZS are 100 USD at this rate: ${tooFar}`));
    }
  });

  it.each([undefined, '0', '0.000000', '-1', '2,550', '1.0000001', '12345678', ' ', '1e3'])(
    'needs a rate above 0 with at most six decimals if it differs from the booking’s, not %j',
    (rate) => {
      const words = 'Enter how many TZS are 1 USD: a number above 0, with at most six decimals';
      const asked = collect(255_000_00, { currency: 'TZS', ...(rate !== undefined && { rate }) });
      given(collecting, confirmed).when(asked).thenRefused(fault('rate', words));
      given(refunding, [...confirmed, collected(100_00)])
        .when({ ...asked, type: 'RecordRefund' })
        .thenRefused(fault('rate', words));
    },
  );

  it('does not change the limit, which applies to the value in the booking’s currency', () => {
    given(collecting, confirmed)
      .when(collect(255_000_00, { ...shillings, rate: '255' }))
      .then([collected(1000_00, { ...inShillings, rate: { ...inShillings.rate, value: '255' } })]);
    given(collecting, confirmed)
      .when(collect(255_000_00, { ...shillings, rate: '25.5' }))
      .thenRefused(fault('amount', 'At most 1000 USD at once for a booking of 100 USD'));
    given(collecting, confirmed)
      .when(collect(1, shillings))
      .thenRefused(fault('amount', 'The amount is less than 0.01 USD at this rate'));
    given(collecting, confirmed)
      .when(collect(10 ** 14, { ...shillings, rate: '0.000001' }))
      .thenRefused(fault('amount', 'The amount is too large at this rate'));
  });

  it('needs no rate and no other amount if it is the booking’s', () => {
    given(collecting, confirmed)
      .when(collect(4000, { rate: '1' }))
      .thenRefused(fault('rate', 'No rate is needed for USD'));
    given(collecting, confirmed)
      .when(collect(4000, { appliedMinor: 3999 }))
      .thenRefused(fault('applied', 'The amount counts as it is'));
    given(collecting, confirmed)
      .when(collect(4000, { appliedMinor: 4000 }))
      .then([collected(4000)]);
  });
});

describe('recording a refund', () => {
  it('refunds collected money, also in parts', () => {
    given(refunding, [...cancelled, collected(6000), collected(4000, { paymentNo: 2 })])
      .when(refund(10_000))
      .then([refunded(10_000)]);
    given(refunding, [...cancelled, collected(10_000), refunded(2500), refunded(2500)])
      .when(refund(5000))
      .then([refunded(5000, { refundNo: 3 })]);
  });

  it('is refused if the refunds exceed the collected amount', () => {
    given(refunding, [...cancelled, collected(10_000), refunded(2500)])
      .when(refund(7501))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 7500 });
    given(refunding, confirmed)
      .when(refund(1))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 0 });
  });

  it('names the payment that is refunded, and is refused if it exceeds this payment', () => {
    const two = [...cancelled, collected(6000), collected(4000, { paymentNo: 2 })];
    given(refunding, two)
      .when(refund(4000, { of: 2 }))
      .then([refunded(4000, { of: 2 })]);
    given(refunding, [...two, refunded(1500, { of: 2 })])
      .when(refund(2501, { of: 2 }))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 2500 });
    // A refund that names no payment reduces the refundable amount of every payment.
    given(refunding, [...two, refunded(7000)])
      .when(refund(3001, { of: 1 }))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'USD', refundableMinor: 3000 });
    given(refunding, two)
      .when(refund(1, { of: 3 }))
      .thenRefused({ code: 'PaymentNotFound' });
  });

  it('refunds a payment in shillings also in shillings, at a rate', () => {
    given(refunding, [...cancelled, collected(100_00, inShillings)])
      .when(refund(127_500_00, { ...shillings, of: 1 }))
      .then([
        refunded(50_00, {
          of: 1,
          tendered: { currency: 'TZS', amountMinor: 127_500_00 },
          rate: inShillings.rate,
        }),
      ]);
  });

  it('is in a currency that was collected, even if the price now has another currency', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: {
        tourId: 'jozani-forest',
        placedAt: now,
        before: priceOf(2),
        after: { ...priceOf(2), currency: 'TZS' },
      },
    };
    const booking = given(refunding, [...confirmed, collected(4000), repriced]);
    booking.when(refund(4000)).then([refunded(4000)]);
    booking.when(refund(4000, { of: 1 })).then([refunded(4000, { of: 1 })]);
    booking
      .when(refund(4000, { currency: 'TZS' }))
      .thenRefused({ code: 'RefundExceedsCollected', currency: 'TZS', refundableMinor: 0 });
  });

  it('requires a valid amount', () => {
    given(refunding, confirmed).when(refund(0)).thenRefused(notAnAmount);
  });

  it('is refused if there is no booking', () => {
    given(refunding, [collected(1), refunded(1)])
      .when(refund(1))
      .thenRefused({ code: 'BookingNotFound' });
  });
});

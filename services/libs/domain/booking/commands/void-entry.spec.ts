import {
  bookingAsked,
  cancelled,
  confirmed,
  stateAfter,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import {
  collect,
  collected,
  paymentVoided,
  refund,
  refunded,
  refundVoided,
} from '../../../../../test/support/stories/payment-story.ts';
import { recordCollection } from './record-collection.ts';
import { recordRefund } from './record-refund.ts';
import { voidPayment, type VoidPayment } from './void-payment.ts';
import { voidRefund, type VoidRefund } from './void-refund.ts';

const voidingPayment = bookingAsked(voidPayment);
const voidingRefund = bookingAsked(voidRefund);

const reason = 'Typed 2,550 for 255';
const payment = (paymentNo: number): VoidPayment => ({ type: 'VoidPayment', paymentNo, reason });
const aRefund = (refundNo: number): VoidRefund => ({ type: 'VoidRefund', refundNo, reason });
const personal = { text: reason };

const withoutReason = {
  code: 'InvalidFields',
  faults: [{ field: 'reason', message: 'Please fill in all required fields' }],
} as const;

describe('voiding a payment', () => {
  const paid = [...confirmed, collected(6000), collected(4000, { paymentNo: 2 })];

  it('names the entry, and keeps its number and the reason', () => {
    given(voidingPayment, paid)
      .when({ ...payment(2), reason: `  ${reason} ` })
      .then([paymentVoided(4000, { paymentNo: 2, personal })]);
    expect(stateAfter([...paid, paymentVoided(4000, { paymentNo: 2 })])).toMatchObject({
      collected: { USD: 6000 },
      payments: [
        { number: 1, isVoided: false },
        { number: 2, isVoided: true },
      ],
    });
  });

  it('changes nothing the second time', () => {
    given(voidingPayment, [...paid, paymentVoided(6000)])
      .when(payment(1))
      .thenNothing();
  });

  it('needs a reason, and a payment', () => {
    given(voidingPayment, paid)
      .when({ ...payment(1), reason: '  ' })
      .thenRefused(withoutReason);
    given(voidingPayment, paid).when(payment(3)).thenRefused({ code: 'PaymentNotFound' });
    given(voidingPayment, []).when(payment(1)).thenRefused({ code: 'BookingNotFound' });
  });

  it('is refused if the refunds would then exceed the collected money', () => {
    const ofSecond = refunded(500, { of: 2 });
    given(voidingPayment, [...paid, ofSecond])
      .when(payment(2))
      .thenRefused({ code: 'PaymentIsRefunded' });
    given(voidingPayment, [...paid, ofSecond])
      .when(payment(1))
      .then([paymentVoided(6000, { personal })]);
    given(voidingPayment, [...paid, refunded(4000)])
      .when(payment(1))
      .then([paymentVoided(6000, { personal })]);
    given(voidingPayment, [...paid, refunded(4001)])
      .when(payment(1))
      .thenRefused({ code: 'PaymentIsRefunded' });
    given(voidingPayment, [...paid, refunded(4001), refundVoided(4001)])
      .when(payment(1))
      .then([paymentVoided(6000, { personal })]);
  });

  it('leaves the payment its number, and prevents its refund', () => {
    given(bookingAsked(recordCollection), [...paid, paymentVoided(4000, { paymentNo: 2 })])
      .when(collect(400))
      .then([collected(400, { paymentNo: 3 })]);
    given(bookingAsked(recordRefund), [...paid, paymentVoided(4000, { paymentNo: 2 })])
      .when(refund(1, { of: 2 }))
      .thenRefused({ code: 'PaymentNotFound' });
  });

  it('voids a payment of version 1, whose time is not known', () => {
    given(voidingPayment, [...confirmed, collected(500, { paymentNo: null, recordedAt: null })])
      .when(payment(1))
      .then([paymentVoided(500, { recordedAt: null, personal })]);
  });
});

describe('voiding a refund', () => {
  const back = [...cancelled, collected(6000), refunded(2000, { of: 1 })];

  it('makes the money refundable again', () => {
    given(voidingRefund, back)
      .when(aRefund(1))
      .then([refundVoided(2000, { personal })]);
    expect(stateAfter([...back, refundVoided(2000)])).toMatchObject({
      refunded: { USD: 0 },
      refunds: [{ number: 1, isVoided: true }],
    });
    given(bookingAsked(recordRefund), [...back, refundVoided(2000)])
      .when(refund(6000, { of: 1 }))
      .then([refunded(6000, { of: 1, refundNo: 2 })]);
  });

  it('changes nothing the second time', () => {
    given(voidingRefund, [...back, refundVoided(2000)])
      .when(aRefund(1))
      .thenNothing();
  });

  it('needs a reason, and a refund', () => {
    given(voidingRefund, back)
      .when({ ...aRefund(1), reason: '' })
      .thenRefused(withoutReason);
    given(voidingRefund, back).when(aRefund(2)).thenRefused({ code: 'RefundNotFound' });
    given(voidingRefund, []).when(aRefund(1)).thenRefused({ code: 'BookingNotFound' });
  });
});

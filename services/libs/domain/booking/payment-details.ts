import type { Asked } from '../decision.ts';
import type { PaymentCollected } from './booking.events.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The details that staff write down about a payment or a refund, besides the money. */
export interface PaymentDetails {
  readonly method: PaymentMethod;
  readonly receiptNumber?: string;
  readonly remark?: string;
}

type Noted = Pick<PaymentCollected['data'], 'method' | 'receiptNumber' | 'personal' | 'recordedAt'>;

/** The same details as part of the event. Empty texts are left out. */
export function paymentDetails({
  method,
  receiptNumber = '',
  remark = '',
  now,
}: PaymentDetails & Asked): Noted {
  const [receipt, text] = [receiptNumber.trim(), remark.trim()];
  return {
    method,
    ...(receipt === '' ? {} : { receiptNumber: receipt }),
    recordedAt: now,
    ...(text === '' ? {} : { personal: { text } }),
  };
}

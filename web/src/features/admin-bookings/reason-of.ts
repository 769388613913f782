import type { EndBookingRequest } from '@contracts/booking/booking-view.ts';
import type { ReasonGiven } from './reason-fields.tsx';

/** The reason as the API takes it. If staff give no reason, the traveller gets no reason. */
export function reasonOf({ text, isTold }: ReasonGiven): EndBookingRequest {
  const reason = text.trim();
  return reason === '' ? {} : { reason, ...(isTold && { tellTraveller: true }) };
}

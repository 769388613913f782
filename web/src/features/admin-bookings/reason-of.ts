import type { EndBookingRequest } from '@contracts/booking/booking-view.ts';
import type { ReasonGiven } from './reason-fields.tsx';

/** As the API takes it: without a reason there is nothing to tell. */
export function reasonOf({ text, isTold }: ReasonGiven): EndBookingRequest {
  const reason = text.trim();
  return reason === '' ? {} : { reason, ...(isTold && { tellTraveller: true }) };
}

import type { CustomerRequest } from '../../contracts/customer/customer-view.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import type { Whom } from '../erasure/customer-erasure.ts';
import { bookingNumberOf } from './references.ts';

/** Ids become parts of the names of streams. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Whether a text can be the id of a customer. */
export function isCustomerId(text: string): boolean {
  return idPattern.test(text);
}

/** Returns whose data a request is about. It names an e-mail address, a booking or a customer. */
export function personInput(request: CustomerRequest): Whom | InvalidFields {
  const { email, booking, customerId } = request;
  if ([email, booking, customerId].filter((each) => each !== undefined).length > 1) {
    const field = booking === undefined ? 'customerId' : 'booking';
    return invalid(field, 'Give the e-mail address, the booking or the customer, not several');
  }
  if (email !== undefined) return { email };
  if (customerId !== undefined) {
    return isCustomerId(customerId)
      ? { customerId }
      : invalid('customerId', 'This is not the id of a customer');
  }
  if (booking === undefined) return invalid('email', 'Please fill in all required fields');
  const bookingNumber = bookingNumberOf(booking);
  return typeof bookingNumber === 'number'
    ? { bookingNumber }
    : invalid('booking', 'This is not a booking reference');
}

function invalid(field: string, message: string): InvalidFields {
  return { code: 'InvalidFields', faults: [{ field, message }] };
}

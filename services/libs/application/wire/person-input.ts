import type { CustomerRequest } from '../../contracts/customer/customer-view.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import type { Whom } from '../erasure/customer-erasure.ts';
import { bookingNumberOf } from './references.ts';

/** Returns whose data a request is about. It names an e-mail address or a booking. */
export function personInput({ email, booking }: CustomerRequest): Whom | InvalidFields {
  if (email !== undefined && booking !== undefined) {
    return invalid('booking', 'Give the e-mail address or the booking, not both');
  }
  if (email !== undefined) return { email };
  if (booking === undefined) return invalid('email', 'Please fill in all required fields');
  const bookingNumber = bookingNumberOf(booking);
  return typeof bookingNumber === 'number'
    ? { bookingNumber }
    : invalid('booking', 'This is not a booking reference');
}

function invalid(field: string, message: string): InvalidFields {
  return { code: 'InvalidFields', faults: [{ field, message }] };
}

import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { data } from 'react-router-dom';

/** Says with its status too that there is no booking where an address has no reference. */
export function loadManageBooking(reference: string) {
  return parseBookingReference(reference) === undefined ? data(null, { status: 404 }) : null;
}

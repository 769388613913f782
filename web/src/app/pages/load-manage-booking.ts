import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { withoutAdTag } from './without-ad-tag.ts';

/** Says with its status too that there is no booking where an address has no reference. */
export function loadManageBooking({
  params: { reference = '' },
  request,
}: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  withoutAdTag({ request });
  return parseBookingReference(reference) === undefined ? data(null, { status: 404 }) : null;
}

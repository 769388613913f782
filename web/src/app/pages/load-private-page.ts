import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { isAdTagLoaded } from '../../features/tracking/ad-tag-script.ts';

/**
 * Loads a page that only its person or staff see. Where the advertising network's tag was loaded on a page
 * before, this one is loaded as a new document: its policy allows no foreign script.
 */
export function loadPrivatePage({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (isAdTagLoaded()) throw redirectDocument(request.url);
  return null;
}

/** Says with its status too that there is no booking where an address has no reference. */
export function loadManageBooking(asked: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  loadPrivatePage(asked);
  const { reference = '' } = asked.params;
  return parseBookingReference(reference) === undefined ? data(null, { status: 404 }) : null;
}

import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { isAdTagLoaded } from '../../features/tracking/ad-tag-script.ts';

/**
 * Loads a page that only its traveller or staff see. If an earlier page loaded the tag of the advertising
 * network, the browser loads this page as a new document, because the content security policy of this page
 * allows no foreign script.
 */
export function loadPrivatePage({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (isAdTagLoaded()) throw redirectDocument(request.url);
  return null;
}

/** Answers 404 if the address has no valid booking reference. */
export function loadPageOfBooking(asked: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  loadPrivatePage(asked);
  const { reference = '' } = asked.params;
  return parseBookingReference(reference) === undefined ? data(null, { status: 404 }) : null;
}

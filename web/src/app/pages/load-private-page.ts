import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { isAdTagLoaded } from '../../features/tracking/ad-tag-script.ts';

/**
 * Loads a page that only its traveller or staff see. The content security policy of this page allows no script of
 * another site. So if an earlier page loaded the tag of the advertising network, the browser loads this page as a new
 * document.
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

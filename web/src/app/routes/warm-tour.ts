import { isValidDate } from '@contracts/calendar.ts';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';
import { isOnServer, unwatched, warm } from './warm.ts';

/**
 * Asks for the tour in the address. On the server, a tour that does not exist or cannot be fetched redirects
 * to /404 (requirements, section 8).
 */
function warmTour(store: Store): LoaderFunction {
  const { getTour } = toursApi.endpoints;
  return async ({ params: { id = '' } }) => {
    try {
      return await warm(store, getTour.initiate(id, unwatched));
    } catch {
      throw redirect('/404');
    }
  };
}

/** The same for the page where the tour is booked. It redirects to the tour where its address has no valid day. */
export function warmBooking(store: Store): LoaderFunction {
  const loadTour = warmTour(store);
  return async (args, context) => {
    await loadTour(args, context);
    const date = new URL(args.request.url).searchParams.get('date') ?? '';
    // In a browser the page itself redirects: while a visitor types a day, the date is invalid for a moment.
    if (isOnServer(store) && !isValidDate(date)) throw redirect(`/tour/${args.params.id ?? ''}`);
    return null;
  };
}

/** The same for the tour's own page, which also shows related tours. */
export function warmTourPage(store: Store): LoaderFunction {
  const { getRelatedTours } = toursApi.endpoints;
  const loadTour = warmTour(store);
  return async (args, context) => {
    const related = warm(store, getRelatedTours.initiate(args.params.id ?? '', unwatched));
    related.catch(() => undefined); // Whether the page exists depends on the tour, below.
    await loadTour(args, context);
    return related;
  };
}

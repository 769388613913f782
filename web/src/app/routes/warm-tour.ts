import { isValidDate } from '@contracts/calendar.ts';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';
import { isOnServer, unwatched, warm } from './warm.ts';

/**
 * Asks for the tour in the address. On the server one that is not there, or that cannot be had, leads
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

/** The same for the page it is booked on, which leads back to the tour where its address names no day. */
export function warmBooking(store: Store): LoaderFunction {
  const loadTour = warmTour(store);
  return async (args, context) => {
    await loadTour(args, context);
    const date = new URL(args.request.url).searchParams.get('date') ?? '';
    // In a browser the page sees to that itself: while a day is typed there is none for a moment.
    if (isOnServer(store) && !isValidDate(date)) throw redirect(`/tour/${args.params.id ?? ''}`);
    return null;
  };
}

/** The same for its own page, which shows others like it. */
export function warmTourPage(store: Store): LoaderFunction {
  const { getRelatedTours } = toursApi.endpoints;
  const loadTour = warmTour(store);
  return async (args, context) => {
    const related = warm(store, getRelatedTours.initiate(args.params.id ?? '', unwatched));
    related.catch(() => undefined); // Whether there is a page at all is for the tour to say, below.
    await loadTour(args, context);
    return related;
  };
}

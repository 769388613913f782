import { type LoaderFunction, redirect } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';
import { unwatched, warm } from './warm.ts';

/**
 * Asks for the tour in the address. On the server, a tour that does not exist or cannot be fetched redirects
 * to /404 (requirements, section 8).
 */
export function warmTour(store: Store): LoaderFunction {
  const { getTour } = toursApi.endpoints;
  return async ({ params: { id = '' } }) => {
    try {
      return await warm(store, getTour.initiate(id, unwatched));
    } catch {
      throw redirect('/404');
    }
  };
}

/** Requests the tour of a tour's page, with its reviews and the related tours. */
export function warmTourPage(store: Store): LoaderFunction {
  const { getTour, getRelatedTours, getTourReviews } = toursApi.endpoints;
  const loadTour = warmTour(store);
  return async (args, context) => {
    const { id = '' } = args.params;
    const related = warm(store, getRelatedTours.initiate(id, unwatched));
    related.catch(() => undefined); // The page needs its tour, but it can be shown without its related tours.
    await loadTour(args, context);
    // In the browser the tour may still be loading. In this case the page requests its reviews later.
    const { reviewsCount = 0 } = getTour.select(id)(store.getState()).data ?? {};
    if (reviewsCount > 0) await warm(store, getTourReviews.initiate({ id }, unwatched));
    return related;
  };
}

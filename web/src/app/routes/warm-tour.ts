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

/** Asks for the tour of its own page, which also shows related tours. */
export function warmTourPage(store: Store): LoaderFunction {
  const { getRelatedTours } = toursApi.endpoints;
  const loadTour = warmTour(store);
  return async (args, context) => {
    const related = warm(store, getRelatedTours.initiate(args.params.id ?? '', unwatched));
    related.catch(() => undefined); // Without its related tours the page still exists; without its tour it does not.
    await loadTour(args, context);
    return related;
  };
}

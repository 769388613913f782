import { type LoaderFunction, redirect } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';
import { unwatched, Unanswered, warm } from './warm.ts';

/**
 * Asks for the tour in the address. On the server one that is not there, or that cannot be had, leads
 * to /404 (specification, section 8).
 */
export function warmTour(store: Store): LoaderFunction {
  const { getTour } = toursApi.endpoints;
  return async ({ params: { id = '' } }) => {
    try {
      return await warm(store, getTour.initiate(id, unwatched));
    } catch (error) {
      if (error instanceof Unanswered) throw redirect('/404');
      throw error;
    }
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

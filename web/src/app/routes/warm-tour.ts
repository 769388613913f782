import type { LoaderFunction } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';

/** Asks for the tour in the address while its page is on the way. */
export function warmTour(store: Store): LoaderFunction {
  return ({ params }) => {
    if (params.id !== undefined) store.dispatch(toursApi.util.prefetch('getTour', params.id, {}));
    return null;
  };
}

import type { LoaderFunction } from 'react-router-dom';
import { readSearch } from '../../features/tours/read-search.ts';
import { questionOf, toursApi } from '../../features/tours/tours-api.ts';
import { lastDay, today } from '../../shared/dates/today.ts';
import type { Store } from '../store.ts';
import { unwatched, warm } from './warm.ts';

/** Requests the tours that match the filters in the address. */
export function warmTours(store: Store): LoaderFunction {
  const { getTours } = toursApi.endpoints;
  return ({ request }) => {
    const { searchParams } = new URL(request.url);
    const search = readSearch(searchParams, { first: today(), last: lastDay() });
    const question = questionOf(search, searchParams.get('sort') === 'soonest');
    return warm(store, getTours.initiate(question, unwatched));
  };
}

/** Asks for the tours of the home page. */
export function warmFeaturedTours(store: Store): LoaderFunction {
  const { getFeaturedTours } = toursApi.endpoints;
  return () => warm(store, getFeaturedTours.initiate(undefined, unwatched));
}

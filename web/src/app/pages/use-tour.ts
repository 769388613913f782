import type { TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { toursApi, useGetTourQuery } from '../../features/tours/tours-api.ts';
import { messageOf, problemOf } from '../../shared/api/problem.ts';

type TourState =
  | { readonly kind: 'loading' }
  /** There is no such tour, or it could not be fetched: both redirect to /404 (requirements, section 8). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'there'; readonly tour: TourView };

/**
 * Reads the tour of the page's address.
 *
 * @throws Error if the tour could not be fetched because there is no network.
 */
export function useTour(id: string): TourState {
  // RTK Query repeats a failed request for a component that appears later. If the page's loader already found
  // that there is no such tour, the request is not repeated.
  const asked = useSelector(toursApi.endpoints.getTour.select(id));
  // If a tour is withdrawn while its page is open, the page keeps the tour and everything that the visitor
  // entered.
  const isUnknown =
    asked.isError && asked.data === undefined && problemOf(asked.error)?.status === 404;
  const { currentData: tour, isFetching } = useGetTourQuery(isUnknown ? skipToken : id);
  const { error } = asked;
  const isMissing = tour === undefined && error !== undefined && !isFetching;
  useEffect(() => {
    if (!isMissing) return;
    console.error(`Failed to fetch tour: ${messageOf(error, 'the server cannot be reached')}`);
  }, [isMissing, error]);
  if (tour !== undefined) return { kind: 'there', tour };
  // While the browser is offline, it is unknown whether the tour exists. The error page says that there is no network,
  // and reloads when there is one.
  if (isMissing && !navigator.onLine) throw new Error('Offline', { cause: error });
  return { kind: isMissing ? 'missing' : 'loading' };
}

import type { TourView } from '@contracts/tour/tour-view.ts';
import { useEffect } from 'react';
import { useGetTourQuery } from '../../features/tours/tours-api.ts';
import { messageOf } from '../../shared/api/problem.ts';

type TourState =
  | { readonly kind: 'loading' }
  /** There is no such tour, or it could not be fetched: both redirect to /404 (requirements, section 8). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'there'; readonly tour: TourView };

/**
 * Reads the tour of the page's address.
 *
 * @throws Error where it could not be fetched because there is no network.
 */
export function useTour(id: string): TourState {
  const { currentData: tour, error, isFetching } = useGetTourQuery(id);
  const isMissing = tour === undefined && error !== undefined && !isFetching;
  useEffect(() => {
    if (!isMissing) return;
    console.error(`Failed to fetch tour: ${messageOf(error, 'the server cannot be reached')}`);
  }, [isMissing, error]);
  if (tour !== undefined) return { kind: 'there', tour };
  // Offline, it is unknown whether the tour exists: the error page says so and reloads once there is a
  // network.
  if (isMissing && !navigator.onLine) throw new Error('Offline', { cause: error });
  return { kind: isMissing ? 'missing' : 'loading' };
}

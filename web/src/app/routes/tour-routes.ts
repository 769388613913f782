import type { RouteObject } from 'react-router-dom';
import { toursApi } from '../../features/tours/tours-api.ts';
import type { Store } from '../store.ts';
import { warmTour } from './warm-tour.ts';

/** Finding a tour. */
export function tourRoutes(store: Store): RouteObject[] {
  return [
    {
      index: true,
      loader: () => {
        store.dispatch(toursApi.util.prefetch('getFeaturedTours', undefined, {}));
        return null;
      },
      lazy: { Component: async () => (await import('../pages/home-page.tsx')).HomePage },
    },
    {
      path: 'tours',
      lazy: { Component: async () => (await import('../pages/tours-page.tsx')).ToursPage },
    },
    {
      path: 'tour/:id',
      loader: warmTour(store),
      lazy: { Component: async () => (await import('../pages/tour-page.tsx')).TourPage },
    },
  ];
}

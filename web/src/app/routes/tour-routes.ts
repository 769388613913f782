import type { RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';
import { warmTourPage } from './warm-tour.ts';
import { warmFeaturedTours, warmTours } from './warm-tours.ts';

/** Routes for finding a tour. */
export function tourRoutes(store: Store): RouteObject[] {
  return [
    {
      index: true,
      loader: warmFeaturedTours(store),
      lazy: { Component: async () => (await import('../pages/home-page.tsx')).HomePage },
    },
    {
      path: 'tours',
      loader: warmTours(store),
      lazy: { Component: async () => (await import('../pages/tours-page.tsx')).ToursPage },
    },
    {
      path: 'tour/:id',
      loader: warmTourPage(store),
      lazy: { Component: async () => (await import('../pages/tour-page.tsx')).TourPage },
    },
  ];
}

import type { RouteObject } from 'react-router-dom';
import { toursApi } from '../features/tours/tours-api.ts';
import { FaultPage } from './fault-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage, UnknownRoutePage } from './not-found-page.tsx';
import type { Store } from './store.ts';

/**
 * Every address of the site. Pages come in files of their own; what a page will ask the server for
 * is asked while its file is on the way.
 */
export function createRoutes(store: Store): RouteObject[] {
  const warmTour = ({ params }: { params: { id?: string } }) => {
    if (params.id !== undefined) store.dispatch(toursApi.util.prefetch('getTour', params.id, {}));
    return null;
  };
  return [
    {
      Component: Layout,
      HydrateFallback: Layout,
      ErrorBoundary: FaultPage,
      children: [
        {
          ErrorBoundary: FaultPage,
          children: [
            {
              index: true,
              loader: () => {
                store.dispatch(toursApi.util.prefetch('getFeaturedTours', undefined, {}));
                return null;
              },
              lazy: { Component: async () => (await import('./pages/home-page.tsx')).HomePage },
            },
            {
              path: 'tours',
              lazy: { Component: async () => (await import('./pages/tours-page.tsx')).ToursPage },
            },
            {
              path: 'tour/:id',
              loader: warmTour,
              lazy: { Component: async () => (await import('./pages/tour-page.tsx')).TourPage },
            },
            {
              path: 'booking/:id',
              loader: warmTour,
              lazy: {
                Component: async () => (await import('./pages/booking-page.tsx')).BookingPage,
              },
            },
            {
              path: 'thank-you',
              lazy: {
                Component: async () => (await import('./pages/thank-you-page.tsx')).ThankYouPage,
              },
            },
            {
              path: 'auth',
              lazy: {
                Component: async () => (await import('./pages/sign-in-page.tsx')).SignInPage,
              },
            },
            ...consoleRoutes(),
            { path: '404', Component: NotFoundPage },
            { path: '*', Component: UnknownRoutePage },
          ],
        },
      ],
    },
  ];
}

/** What staff work with. Made anew for each router, which fills in what it has loaded. */
function consoleRoutes(): RouteObject[] {
  return [
    {
      path: 'admin/bookings',
      lazy: {
        Component: async () => (await import('./pages/admin-bookings-page.tsx')).AdminBookingsPage,
      },
    },
    {
      path: 'admin/notifications',
      lazy: {
        Component: async () =>
          (await import('./pages/admin-notifications-page.tsx')).AdminNotificationsPage,
      },
    },
  ];
}

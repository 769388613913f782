import { redirect, type RouteObject } from 'react-router-dom';
import { ConsoleLoading } from './console-loading.tsx';

/** How staff get in. */
export function signInRoutes(): RouteObject[] {
  return [
    {
      path: 'auth',
      lazy: { Component: async () => (await import('../pages/sign-in-page.tsx')).SignInPage },
    },
  ];
}

/** What staff work with, in a frame of its own: nothing of it travels to visitors. */
export function consoleRoute(): RouteObject {
  return {
    path: 'admin',
    lazy: { Component: async () => (await import('../console/console-layout.tsx')).ConsoleLayout },
    HydrateFallback: ConsoleLoading,
    children: [
      { index: true, Component: ConsoleLoading, loader: () => redirect('/admin/bookings') },
      {
        path: 'bookings',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-bookings-page.tsx')).AdminBookingsPage,
        },
      },
      {
        path: 'bookings/new',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-new-booking-page.tsx')).AdminNewBookingPage,
        },
      },
      {
        path: 'bookings/:reference',
        lazy: {
          Component: async () => (await import('../pages/admin-booking-page.tsx')).AdminBookingPage,
        },
      },
      {
        path: 'departures',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-departures-page.tsx')).AdminDeparturesPage,
        },
      },
      {
        path: 'departures/:id',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-day-sheet-page.tsx')).AdminDaySheetPage,
        },
      },
      {
        path: 'notifications',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-notifications-page.tsx')).AdminNotificationsPage,
        },
      },
      {
        path: 'read-models',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-read-models-page.tsx')).AdminReadModelsPage,
        },
      },
      {
        path: 'accounts',
        lazy: {
          Component: async () =>
            (await import('../pages/admin-accounts-page.tsx')).AdminAccountsPage,
        },
      },
      {
        path: 'account',
        lazy: {
          Component: async () => (await import('../pages/admin-account-page.tsx')).AdminAccountPage,
        },
      },
    ],
  };
}

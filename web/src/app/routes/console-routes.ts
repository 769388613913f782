import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
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
      {
        index: true,
        lazy: {
          Component: async () =>
            (await import('../pages/admin-dashboard-page.tsx')).AdminDashboardPage,
        },
      },
      screen(
        'bookings',
        async () => (await import('../pages/admin-bookings-page.tsx')).AdminBookingsPage,
      ),
      screen(
        'bookings/new',
        async () => (await import('../pages/admin-new-booking-page.tsx')).AdminNewBookingPage,
      ),
      screen(
        'bookings/:reference',
        async () => (await import('../pages/admin-booking-page.tsx')).AdminBookingPage,
      ),
      screen(
        'departures',
        async () => (await import('../pages/admin-departures-page.tsx')).AdminDeparturesPage,
      ),
      screen(
        'departures/:id',
        async () => (await import('../pages/admin-day-sheet-page.tsx')).AdminDaySheetPage,
      ),
      screen('tours', async () => (await import('../pages/admin-tours-page.tsx')).AdminToursPage),
      screen(
        'tours/new',
        async () => (await import('../pages/admin-new-tour-page.tsx')).AdminNewTourPage,
      ),
      screen('tours/:id', async () => (await import('../pages/admin-tour-page.tsx')).AdminTourPage),
      screen(
        'notifications',
        async () => (await import('../pages/admin-notifications-page.tsx')).AdminNotificationsPage,
      ),
      screen(
        'tours/:id/history',
        async () => (await import('../pages/admin-tour-history-page.tsx')).AdminTourHistoryPage,
      ),
      screen(
        'revenue',
        async () => (await import('../pages/admin-revenue-page.tsx')).AdminRevenuePage,
      ),
      screen(
        'history',
        async () => (await import('../pages/admin-history-page.tsx')).AdminHistoryPage,
      ),
      screen(
        'read-models',
        async () => (await import('../pages/admin-read-models-page.tsx')).AdminReadModelsPage,
      ),
      screen(
        'accounts',
        async () => (await import('../pages/admin-accounts-page.tsx')).AdminAccountsPage,
      ),
      screen(
        'account',
        async () => (await import('../pages/admin-account-page.tsx')).AdminAccountPage,
      ),
    ],
  };
}

/** A screen whose file comes when it is first opened. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: { Component: load } };
}

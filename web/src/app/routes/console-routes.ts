import type { RouteObject } from 'react-router-dom';

/** What staff work with, and how they get in. */
export function consoleRoutes(): RouteObject[] {
  return [
    {
      path: 'auth',
      lazy: { Component: async () => (await import('../pages/sign-in-page.tsx')).SignInPage },
    },
    {
      path: 'admin/bookings',
      lazy: {
        Component: async () => (await import('../pages/admin-bookings-page.tsx')).AdminBookingsPage,
      },
    },
    {
      path: 'admin/notifications',
      lazy: {
        Component: async () =>
          (await import('../pages/admin-notifications-page.tsx')).AdminNotificationsPage,
      },
    },
  ];
}

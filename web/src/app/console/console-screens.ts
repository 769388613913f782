import type { ComponentType } from 'react';
import type { ConsolePath } from '../routes/console-paths.ts';

/** Loads the file of each console screen. The script of the public pages has only the addresses of the screens. */
export const consoleScreens: Readonly<Record<ConsolePath, () => Promise<ComponentType>>> = {
  '': async () => (await import('../pages/admin-inbox-page.tsx')).AdminInboxPage,
  dashboard: async () => (await import('../pages/admin-dashboard-page.tsx')).AdminDashboardPage,
  bookings: async () => (await import('../pages/admin-bookings-page.tsx')).AdminBookingsPage,
  'bookings/new': async () =>
    (await import('../pages/admin-new-booking-page.tsx')).AdminNewBookingPage,
  'bookings/:reference': async () =>
    (await import('../pages/admin-booking-page.tsx')).AdminBookingPage,
  'suspicious-bookings': async () =>
    (await import('../pages/admin-suspicious-bookings-page.tsx')).AdminSuspiciousBookingsPage,
  import: async () => (await import('../pages/admin-import-page.tsx')).AdminImportPage,
  departures: async () => (await import('../pages/admin-departures-page.tsx')).AdminDeparturesPage,
  'departures/:id': async () =>
    (await import('../pages/admin-day-sheet-page.tsx')).AdminDaySheetPage,
  tours: async () => (await import('../pages/admin-tours-page.tsx')).AdminToursPage,
  'tours/new': async () => (await import('../pages/admin-new-tour-page.tsx')).AdminNewTourPage,
  'tours/:id': async () => (await import('../pages/admin-tour-page.tsx')).AdminTourPage,
  'pickup-places': async () =>
    (await import('../pages/admin-pickup-places-page.tsx')).AdminPickupPlacesPage,
  messages: async () => (await import('../pages/admin-messages-page.tsx')).AdminMessagesPage,
  'messages/:id': async () => (await import('../pages/admin-message-page.tsx')).AdminMessagePage,
  notifications: async () =>
    (await import('../pages/admin-notifications-page.tsx')).AdminNotificationsPage,
  reviews: async () => (await import('../pages/admin-reviews-page.tsx')).AdminReviewsPage,
  'reviews/:number': async () => (await import('../pages/admin-review-page.tsx')).AdminReviewPage,
  'tours/:id/history': async () =>
    (await import('../pages/admin-tour-history-page.tsx')).AdminTourHistoryPage,
  revenue: async () => (await import('../pages/admin-revenue-page.tsx')).AdminRevenuePage,
  history: async () => (await import('../pages/admin-history-page.tsx')).AdminHistoryPage,
  system: async () => (await import('../pages/admin-system-page.tsx')).AdminSystemPage,
  'system/log': async () =>
    (await import('../pages/admin-verification-page.tsx')).AdminVerificationPage,
  'system/jobs': async () => (await import('../pages/admin-jobs-page.tsx')).AdminJobsPage,
  'system/screens': async () =>
    (await import('../pages/admin-read-models-page.tsx')).AdminReadModelsPage,
  'read-models': movedTo('system/screens'),
  verification: movedTo('system/log'),
  jobs: movedTo('system/jobs'),
  customers: async () => (await import('../pages/admin-customers-page.tsx')).AdminCustomersPage,
  'customers/data': async () =>
    (await import('../pages/admin-customers-data-page.tsx')).AdminCustomersDataPage,
  'customers/:id': async () => (await import('../pages/admin-customer-page.tsx')).AdminCustomerPage,
  accounts: async () => (await import('../pages/admin-accounts-page.tsx')).AdminAccountsPage,
  account: async () => (await import('../pages/admin-account-page.tsx')).AdminAccountPage,
  '*': async () => (await import('../pages/admin-not-found-page.tsx')).AdminNotFoundPage,
};

/** The screen at an address of an earlier release, which bookmarks and links may still contain. */
function movedTo(path: ConsolePath): () => Promise<ComponentType> {
  return async () => (await import('../pages/admin-moved-page.tsx')).movedTo(`/admin/${path}`);
}

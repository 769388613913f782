import type { RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';
import { warmTour } from './warm-tour.ts';

/** Booking a tour. */
export function bookingRoutes(store: Store): RouteObject[] {
  return [
    {
      path: 'booking/:id',
      loader: warmTour(store),
      lazy: { Component: async () => (await import('../pages/booking-page.tsx')).BookingPage },
    },
    {
      path: 'thank-you',
      lazy: { Component: async () => (await import('../pages/thank-you-page.tsx')).ThankYouPage },
    },
  ];
}

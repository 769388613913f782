import type { RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';
import { warmBooking } from './warm-tour.ts';

/** Booking a tour. */
export function bookingRoutes(store: Store): RouteObject[] {
  return [
    {
      path: 'booking/:id',
      loader: warmBooking(store),
      lazy: { Component: async () => (await import('../pages/booking-page.tsx')).BookingPage },
    },
    {
      path: 'book',
      lazy: { Component: async () => (await import('../pages/book-page.tsx')).BookPage },
    },
    {
      path: 'checkout',
      lazy: { Component: async () => (await import('../pages/checkout-page.tsx')).CheckoutPage },
    },
    {
      path: 'thank-you',
      lazy: { Component: async () => (await import('../pages/thank-you-page.tsx')).ThankYouPage },
    },
  ];
}

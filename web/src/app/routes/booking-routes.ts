import { redirect, type RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';
import { loadPrivately } from './load-privately.ts';
import { warmTour } from './warm-tour.ts';

/** Routes for booking a tour and for existing bookings. */
export function bookingRoutes(store: Store): RouteObject[] {
  return [
    {
      path: 'booking/:id',
      loader: warmTour(store),
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
    { path: 'manage-booking', loader: () => redirect('/') },
    {
      path: 'manage-booking/:reference',
      loader: async (asked) =>
        (await import('../pages/load-private-page.ts')).loadPageOfBooking(asked),
      lazy: {
        Component: async () => (await import('../pages/manage-booking-page.tsx')).ManageBookingPage,
      },
    },
    {
      path: 'review/:reference',
      loader: async (asked) =>
        (await import('../pages/load-private-page.ts')).loadPageOfBooking(asked),
      lazy: { Component: async () => (await import('../pages/review-page.tsx')).ReviewPage },
    },
    {
      path: 'find-booking',
      loader: loadPrivately,
      lazy: {
        Component: async () => (await import('../pages/find-booking-page.tsx')).FindBookingPage,
      },
    },
  ];
}

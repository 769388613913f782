import { addDays } from '@contracts/calendar.ts';
import type { PlacedBookingAnswer, PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import type { InboxView } from '@contracts/inbox/inbox-view.ts';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../src/app/routes/routes.tsx';
import { makeStore } from '../src/app/store.ts';
import { api as productApi } from '../src/shared/api/api.ts';
import { today } from '../src/shared/dates/today.ts';
import { sampleTours, slot } from './sample-tours.ts';
import { StubApi } from './stub-api.ts';
import { StubEventSource } from './stub-event-source.ts';
import { StubIntersectionObserver } from './stub-intersection-observer.ts';
import { shownTravellers } from './shown-travellers.ts';

// The file of a page is loaded when a test first opens the page, often while other suites use the machine.
configure({ asyncUtilTimeout: 5_000 });

/** A week from now: every sample tour runs, and can still be cancelled free of charge. */
export const someDay = addDays(today(), 7);

/** Every day of an answer, including the first and the last; only the first if there is no last one. */
function daysFrom(first: string, last = first): readonly string[] {
  return first >= last ? [first] : [first, ...daysFrom(addDays(first, 1), last)];
}

const nothing = { total: 0, items: [] };

/** The inbox when nothing waits for staff. */
export const emptyInbox: InboxView = {
  ...{ total: 0, requests: nothing, refunds: nothing, overbooked: nothing },
  ...{ messages: nothing, emails: nothing, reviews: 0 },
};

/** What the site says about itself. */
export const sampleSite = {
  name: 'Kanga Day Trips',
  publicUrl: 'https://site.example',
  whatsAppNumber: '255000000000',
  operatorEmail: 'operator@kanga-day-trips.example',
  operatorPhone: '+255 000 000 000',
  operatorAddress: '1 Example Street, Stone Town, Zanzibar',
  howToPay: 'Pay on arrival: cash in USD or TZS.',
  holdsSeats: true,
  dataKept: { bookingMonths: 36, contactMonths: 24 },
  sendsEmail: true,
  claims: { foundingYear: 2015, travellers: 10_000, tours: 50, rating: 4.8 },
  listedTours: sampleTours.length,
  listedCategories: ['Beach & Water Activities', 'Cultural & Historical', 'City Tours'],
};

/** A server with three tours and with room on every departure. Nobody is signed in. */
export function quietServer(): StubApi {
  const stub = new StubApi()
    .on('GET /site', sampleSite)
    .on('GET /auth/session', { user: null })
    .on('GET /admin/notifications/counts', { failed: 0, unknown: 0 })
    .on('GET /admin/bookings/*/payments', { items: [] })
    .on('GET /admin/reviews', { items: [], pending: 0 })
    .on('GET /admin/inbox', emptyInbox)
    .on('GET /tours', { items: sampleTours })
    .on('GET /tours/featured', { items: sampleTours })
    .on('GET /tours/suggestions', { items: [] })
    .on('GET /tours/*/related', { items: [] })
    .on('POST /tours/*/views', () => new Response('', { status: 202 }))
    .on('POST /whatsapp-conversions', () => new Response('', { status: 202 }))
    .on('POST /bookings', ({ body }) =>
      Response.json(placedBooking(body as PlaceBookingRequest), { status: 201 }),
    );
  for (const tour of sampleTours) {
    stub.on(`GET /tours/${tour.id}`, tour);
    stub.on(`GET /tours/${tour.id}/availability`, ({ query }) =>
      Response.json({
        items: daysFrom(query.from ?? someDay, query.to).flatMap((day) =>
          tour.pickupTimes.map((time) => slot(day, time)),
        ),
      }),
    );
  }
  return stub;
}

/** The answer of the server to a booking that it accepts. */
export function placedBooking(
  request: PlaceBookingRequest,
  more: Partial<PlacedBookingAnswer> = {},
): PlacedBookingAnswer {
  const tour = sampleTours.find(({ id }) => id === request.tourId);
  return {
    reference: 'ZBL-74100680',
    bookingNumber: 74_100_680,
    status: 'confirmed',
    tourId: request.tourId,
    tourTitle: tour?.title ?? '',
    date: request.date,
    pickupTime: request.pickupTime,
    durationHours: 5,
    guests: request.travellers.reduce((sum, { count }) => sum + count, 0),
    travellers: shownTravellers(request.travellers),
    totalPrice: request.expectedTotal ?? 0,
    currency: request.expectedCurrency ?? 'USD',
    priceLines: [],
    meetingPoint: tour?.meetingPoint ?? '',
    meetingPointLink: null,
    customer: request.customer,
    freeCancellationUntil: '2026-11-27T05:30:00.000Z',
    createdAt: '2026-11-20T06:00:00.000Z',
    updatedAt: '2026-11-20T06:00:00.000Z',
    revision: '1',
    position: 'log.42',
    confirmationEmail: 'queued',
    manageUrl: 'https://site.example/manage-booking/ZBL-74100680',
    ...more,
  };
}

/** Opens the whole site at an address, in this test's own browser. */
export function openSite(path: string, stub: StubApi = quietServer()) {
  history.replaceState(null, '', path);
  globalThis.fetch = stub.fetch;
  Object.assign(globalThis, {
    EventSource: StubEventSource,
    IntersectionObserver: StubIntersectionObserver,
  });
  StubEventSource.opened.length = 0;
  globalThis.scrollTo = () => undefined; // jsdom has nothing to scroll
  const store = makeStore();
  const router = createBrowserRouter(createRoutes(store));
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    stub,
    user: userEvent.setup({ delay: null }),
    /** Ends the page, as if its tab was closed. The storage of the tab keeps its content. */
    leave() {
      view.unmount();
      router.dispose();
      store.dispatch(productApi.util.resetApiState());
    },
  };
}

/** The address, as the person sees it. */
export function address(): string {
  return `${location.pathname}${location.search}`;
}

import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { placedBooking, quietServer } from './open-site.tsx';
import type { StubApi } from './stub-api.ts';

/** A booking of the reef for three travellers, who have paid 50 dollars, unless `more` says otherwise. */
export function adminBooking(
  bookingNumber: number,
  more: Partial<AdminBookingView> = {},
): AdminBookingView {
  const placed = placedBooking({
    tourId: 'mnemba-reef-snorkelling',
    date: '2026-11-28',
    pickupTime: '08:30',
    travellers: [{ category: 'Adult (12+)', count: 3 }],
    customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
    expectedTotal: 150,
    expectedCurrency: 'USD',
  });
  return {
    ...placed,
    bookingNumber,
    reference: `ZBL-${String(bookingNumber)}`,
    createdAt: '2026-11-20T21:30:00.000Z',
    attendance: { checkedIn: null, isNoShow: false },
    payments: { collected: 50, refunded: 0, due: 100 },
    guestIds: [],
    ...more,
  };
}

/** A server with these bookings. A member of staff is signed in. */
export function staffServer(...bookings: readonly AdminBookingView[]): StubApi {
  const counts = { today: 1, dueToday: 2, tomorrow: 3, all: 4, toGiveBack: 0 };
  const server = quietServer()
    .on('GET /auth/session', {
      user: { id: 'own', username: 'asha', role: 'staff', hasTotp: false },
    })
    .on('GET /admin/tours', { items: [] })
    .on('GET /admin/bookings', { items: bookings })
    .on('GET /admin/bookings/tags', { items: [] })
    .on('GET /admin/saved-views', { items: [] })
    .on('POST /admin/bookings/search', { items: bookings })
    .on('GET /admin/bookings/counts', counts)
    .on('POST /admin/bookings/counts', counts)
    .on('GET /admin/audit', { items: [] })
    .on('GET /admin/notifications', { items: [], delivery: 'smtp', hasStopped: false })
    .on('GET /admin/revenue', {
      items: [
        { date: '', currency: 'EUR', bookings: 1, gross: 40, cancelled: 0, net: 40 },
        { date: '', currency: 'USD', bookings: 2, gross: 1234.5, cancelled: 200, net: 1034.5 },
      ],
    });
  for (const booking of bookings) {
    const path = `/admin/bookings/${booking.reference}`;
    server.on(`GET ${path}`, booking);
  }
  return server;
}

import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { screen } from '@testing-library/react';
import { today } from '../src/shared/dates/today.ts';
import { openSite, placedBooking, quietServer } from './open-site.tsx';

export const daySheetId = 'mnemba-reef-snorkelling_2099-11-28_0830';

/** A booking of the day sheet, of two adults who owe 60 dollars. */
export function booking(
  bookingNumber: number,
  more: Partial<AdminBookingView> = {},
): AdminBookingView {
  return {
    ...placedBooking({
      tourId: 'mnemba-reef-snorkelling',
      date: today(),
      pickupTime: '08:30',
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
      expectedTotal: 60,
      expectedCurrency: 'USD',
    }),
    bookingNumber,
    reference: `ZBL-${String(bookingNumber)}`,
    attendance: { checkedIn: null, isNoShow: false },
    payments: { collected: 0, refunded: 0, due: 60 },
    guestIds: [],
    ...more,
  };
}

/** A payment in dollars. No part of it was refunded. */
export function payment(number: number, amount: number): PaymentEntryView {
  const money = { amount, currency: 'USD' } as const;
  return {
    ...{ kind: 'payment', number, at: '2099-11-28T06:00:00.000Z', method: 'cash' },
    ...{ tendered: money, applied: money, refundable: amount },
    actor: { kind: 'admin', id: 'asha' },
  };
}

/** The day sheet of today's departure with one booking. */
export function sheet(more: Partial<DaySheetView> = {}): DaySheetView {
  return {
    id: daySheetId,
    tourId: 'mnemba-reef-snorkelling',
    tourTitle: 'Mnemba Reef Snorkelling',
    date: today(),
    time: '08:30',
    status: 'available',
    capacity: 18,
    seatsTaken: 2,
    seatsHeld: 0,
    seatsLeft: 16,
    isClosed: false,
    bookings: [booking(74_100_680)],
    cancelled: [],
    totals: {
      guests: 2,
      byCategory: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
      checkedIn: 0,
      noShow: 0,
      money: [{ currency: 'USD', total: 60, collected: 0, refunded: 0, due: 60, toRefund: 0 }],
    },
    ...more,
  };
}

/** A server that shows the day sheet and accepts what staff note on it. */
export function serverWith(shown: DaySheetView, role = 'staff') {
  return quietServer()
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role } })
    .on(`GET /admin/departures/${daySheetId}`, shown)
    .on('GET /admin/audit', { items: [] })
    .on('GET /admin/bulk-acts', { items: [] })
    .on('POST /admin/bookings/*/check-in', booking(74_100_680))
    .on('DELETE /admin/bookings/*/check-in', booking(74_100_680))
    .on('POST /admin/bookings/*/no-show', booking(74_100_680))
    .on('POST /admin/bookings/*/collections', booking(74_100_680))
    .on('POST /admin/bookings/*/refunds', booking(74_100_680));
}

/** Opens the day sheet and waits until it is shown. */
export async function openDaySheet(
  shown: DaySheetView = sheet(),
  role?: string,
): Promise<ReturnType<typeof openSite>> {
  const site = openSite(`/admin/departures/${daySheetId}`, serverWith(shown, role));
  await screen.findByRole('heading', { name: '08:30 Mnemba Reef Snorkelling' });
  return site;
}

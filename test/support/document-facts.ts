import { categoryNamed } from './category-named.ts';
import { ConfiguredOperator } from '../../services/libs/adapters/mail/configured-operator.ts';
import type { CalendarFacts } from '../../services/libs/application/documents/calendar-entry.ts';
import type { VoucherFacts } from '../../services/libs/application/documents/voucher-words.ts';
import type { NamedBooking } from '../../services/libs/application/ports/booking-documents.ts';

/** A booking as the person who made it sees it. */
export function carriedBooking(more: Partial<NamedBooking> = {}): NamedBooking {
  return {
    reference: 'ZBL-74100680',
    bookingNumber: 74_100_680,
    status: 'confirmed',
    tourId: 'spice-farm-tour',
    tourTitle: 'Spice Farm Tour',
    date: '2026-12-01',
    pickupTime: '09:00',
    durationHours: 4.5,
    guests: 3,
    travellers: [
      { ...categoryNamed('Adult (12+)'), count: 2 },
      { ...categoryNamed('Child (4-11)'), count: 1 },
    ],
    totalPrice: 75,
    currency: 'USD',
    priceLines: [],
    meetingPoint: 'Kizimbani spice farm, main gate',
    meetingPointLink: 'https://maps.example/kizimbani',
    customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
    freeCancellationUntil: '2026-11-30T06:00:00.000Z',
    createdAt: '2026-11-20T06:00:00.000Z',
    updatedAt: '2026-11-21T07:30:00.000Z',
    revision: '2',
    ...more,
  };
}

const operator = new ConfiguredOperator({
  name: 'Kanga Day Trips',
  email: 'operator@kanga-day-trips.example',
  phone: '+255 000 000 000',
  address: '1 Example Street, Stone Town, Zanzibar',
  whatsAppNumber: '255000000000',
  siteUrl: 'https://tours.example',
});

export function voucherFacts(more: Partial<VoucherFacts> = {}): VoucherFacts {
  return {
    booking: carriedBooking(),
    whatToBring: ['Comfortable shoes', 'Sun hat', 'Water bottle'],
    operator,
    ...more,
  };
}

export function calendarFacts(more: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    booking: carriedBooking(),
    operator,
    method: 'PUBLISH',
    writtenAt: '2026-11-22T08:00:00.000Z',
    ...more,
  };
}

import type { LiveSubject } from '@contracts/live/live-event.ts';
import type { ApiTag } from '../../shared/api/api.ts';

/** The tags of console endpoints to read again when a subject changes, no matter who changed it. */
const tagsOf: Readonly<Record<LiveSubject, readonly ApiTag[]>> = {
  accounts: ['Account', 'Session', 'OwnSession'],
  audit: ['Audit'],
  bookings: ['Booking', 'BookingList', 'CustomerList'],
  'bulk-acts': ['BulkAct'],
  'customer-list': ['CustomerList'],
  customers: [
    ...([
      'Customer',
      'CustomerList',
      'Booking',
      'BookingList',
      'Departure',
      'Message',
      'Notification',
    ] as const),
    'Review',
  ],
  departures: ['Departure'],
  messages: ['Message', 'CustomerList'],
  notifications: ['Notification', 'CustomerList'],
  'pickup-places': ['PickupPlace'],
  revenue: ['BookingList'],
  reviews: ['Review'],
  'saved-views': ['SavedView'],
  tours: ['Tour'],
};

export function tagsFor(subjects: readonly LiveSubject[]): ApiTag[] {
  return [...new Set(subjects.flatMap((subject) => tagsOf[subject]))];
}

/** The tags of all data about today or tomorrow. This data changes when a new day begins. */
export const tagsOfTheDay: ApiTag[] = ['BookingList', 'Departure'];

import type { LiveSubject } from '@contracts/live/live-event.ts';
import type { ApiTag } from '../../shared/api/api.ts';

/** What is read again when something changes, whoever changed it: the tags that endpoints of the console provide. */
const tagsOf: Readonly<Record<LiveSubject, readonly ApiTag[]>> = {
  accounts: ['Account', 'Session', 'OwnSession'],
  audit: ['Audit'],
  bookings: ['Booking', 'BookingList'],
  'bulk-acts': ['BulkAct'],
  customers: ['Customer', 'Booking', 'BookingList', 'Departure', 'Notification'],
  departures: ['Departure'],
  notifications: ['Notification'],
  revenue: ['BookingList'],
  tours: ['Tour'],
};

export function tagsFor(subjects: readonly LiveSubject[]): ApiTag[] {
  return [...new Set(subjects.flatMap((subject) => tagsOf[subject]))];
}

/** What a new day changes: whatever says today or tomorrow. */
export const tagsOfTheDay: ApiTag[] = ['BookingList', 'Departure'];

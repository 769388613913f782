import type { LiveSubject } from '../../../libs/contracts/live/live-event.ts';

/**
 * What each read model is shown as, by its name; those that no screen lists are about nothing. Its
 * spec sees to it that every read model is named here.
 */
export const liveSubjects: Readonly<Record<string, LiveSubject | null>> = {
  'account-history': 'accounts',
  'audit-log': 'audit',
  'booking-figures': 'revenue',
  'booking-history': null,
  'booking-search': 'bookings',
  'booking-tabs': 'bookings',
  'bulk-acts': 'bulk-acts',
  'customer-records': null,
  'daily-revenue': 'revenue',
  departures: 'departures',
  'erased-customers': 'customers',
  notifications: 'notifications',
  'open-reservations': null,
  'tour-history': null,
  'tour-listings': 'tours',
  popularity: 'tours',
};

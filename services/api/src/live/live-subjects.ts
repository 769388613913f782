import type { LiveSubject } from '../../../libs/contracts/live/live-event.ts';

/**
 * The subject of each read model, by its name; null if no screen lists it. The spec checks that every read model is
 * named here.
 */
export const liveSubjects: Readonly<Record<string, LiveSubject | null>> = {
  'account-history': 'accounts',
  'audit-log': 'audit',
  'booking-figures': 'revenue',
  'booking-history': null,
  'booking-search': 'bookings',
  'booking-tabs': 'bookings',
  'booking-tags': 'bookings',
  'bulk-acts': 'bulk-acts',
  'contact-messages': 'messages',
  'customer-records': null,
  customers: 'customer-list',
  'daily-revenue': 'revenue',
  departures: 'departures',
  'erased-customers': 'customers',
  'imported-bookings': null,
  notifications: 'notifications',
  'open-reservations': null,
  'pickup-places': 'pickup-places',
  reviews: 'reviews',
  'saved-views': 'saved-views',
  'tour-history': null,
  'tour-listings': 'tours',
  'tour-ratings': 'tours',
  popularity: 'tours',
};

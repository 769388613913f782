/** The addresses of the console's screens, under `/admin`. The last one matches every other address. */
export const consolePaths = [
  '',
  'bookings',
  'bookings/new',
  'bookings/:reference',
  'suspicious-bookings',
  'departures',
  'departures/:id',
  'tours',
  'tours/new',
  'tours/:id',
  'pickup-places',
  'notifications',
  'reviews',
  'reviews/:number',
  'tours/:id/history',
  'revenue',
  'history',
  'read-models',
  'verification',
  'jobs',
  'customers',
  'accounts',
  'account',
  '*',
] as const;

export type ConsolePath = (typeof consolePaths)[number];

export const liveSubjects = [
  'accounts',
  'audit',
  'bookings',
  'bulk-acts',
  'customer-list',
  'customers',
  'departures',
  'messages',
  'notifications',
  'pickup-places',
  'revenue',
  'reviews',
  'saved-views',
  'tours',
] as const;

/** The subjects that a screen of the console can show. */
export type LiveSubject = (typeof liveSubjects)[number];

/**
 * The server-sent events of GET /api/admin/events: `changed` with the subjects whose read models changed,
 * `day-changed` when a day begins in Zanzibar, `session-ended` as the last one.
 */
export interface ChangedEvent {
  readonly subjects: readonly LiveSubject[];
}

export interface DayChangedEvent {
  /** The day that began. */
  readonly date: string;
}

/** What a screen of staff can be about. */
export type LiveSubject =
  | 'accounts'
  | 'audit'
  | 'bookings'
  | 'bulk-acts'
  | 'customers'
  | 'departures'
  | 'notifications'
  | 'revenue'
  | 'tours';

/**
 * What GET /api/admin/events tells, as server-sent events: `changed` with the subjects whose read
 * models moved on, `day-changed` when a day begins in Zanzibar, `session-ended` as the last one.
 */
export interface ChangedEvent {
  readonly subjects: readonly LiveSubject[];
}

export interface DayChangedEvent {
  /** The day that has begun. */
  readonly date: string;
}

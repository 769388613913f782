/** What the product does by the clock, without anybody asking. */
export const jobNames = [
  'send-due-notifications',
  'remind-travellers',
  'send-departures-digest',
  'release-loose-reservations',
  'record-tour-views',
  'check-log',
  'archive-log-mark',
  'make-backup',
  'check-backup',
  'check-engines',
  'drop-unused-sessions',
  'forget-booking-origins',
  'erase-past-customers',
] as const;

export type JobName = (typeof jobNames)[number];

/** How one of them went, whichever process did it last. */
export interface JobView {
  readonly name: JobName;
  /** `waiting` never ran, or is switched off; `running` has not come to its end yet. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly startedAt?: string;
  readonly finishedAt?: string;
  /** What was done, or why it failed; names nobody. */
  readonly detail?: string;
  /** Absent while it is switched off. */
  readonly nextAt?: string;
  /** It should have run by now and did not: whoever does it is gone. */
  readonly isLate: boolean;
  /** Whether staff can have it run at once. */
  readonly canRun: boolean;
}

import type { Instant } from '../../domain/calendar/instants.ts';
/** The work that the product does on a schedule. */
export const jobNames = [
  'send-due-notifications',
  'remind-travellers',
  'send-departures-digest',
  'invite-reviewers',
  'release-loose-reservations',
  'expire-holds',
  'finish-undone-imports',
  'record-tour-views',
  'check-log',
  'archive-log-mark',
  'make-backup',
  'check-backup',
  'check-engines',
  'drop-unused-sessions',
  'forget-booking-origins',
  'forget-page-speeds',
  'erase-past-customers',
] as const;

export type JobName = (typeof jobNames)[number];

/** The last run of a job, in any process. */
export interface JobView {
  readonly name: JobName;
  /** `waiting` never ran, or is switched off; `running` has not ended yet. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly startedAt?: Instant;
  readonly finishedAt?: Instant;
  /** The work that was done, or why it failed; it contains no personal data. */
  readonly detail?: string;
  /** Absent while the job is switched off. */
  readonly nextAt?: Instant;
  /** The job is late: it did not run at its time. The process that runs it has probably stopped. */
  readonly isLate: boolean;
  /** Whether staff can run the job at once. */
  readonly canRun: boolean;
}

import type { Metric } from './metric.ts';
import { allSecurityReasons, securityKinds } from './security-reasons.ts';

/**
 * In seconds. The range begins with 0.5 ms, the time of a prepared answer, and ends with more time than any visitor
 * waits.
 */
const answerSteps = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const projection = 'a read model, such as `tour-listings`';
const policy = 'the policy, such as `notify-on-booking-placed`';
const job = 'the job, as the console’s page System, Background jobs names it';
const engine = ['log', 'read-models', 'queue'] as const;

/** Which limit refused a booking or a change; `share`: the booking became a request without seats. */
export const bookingLimits = [
  'network',
  'wide-network',
  'minute',
  'person',
  'changes',
  'share',
] as const;

/**
 * All metrics, with their names and labels; there are no others. docs/reference/metrics.md, the dashboard
 * and the alerts are checked against this table.
 */
export const metrics = {
  tours_http_requests_total: {
    kind: 'counter',
    help: 'Requests that were answered.',
    labels: {
      method: 'the method, or `other`',
      route:
        'the route as the code has it, such as `/api/tours/:id`; `site` for files and pages, `none` if no route has the path',
      status: 'the status of the answer; `cut` if the connection ended first',
    },
  },
  tours_http_request_seconds: {
    kind: 'histogram',
    help: 'How long answers took, from the head of the request to the last byte handed to the system.',
    labels: {
      method: 'as of `tours_http_requests_total`',
      route: 'as of `tours_http_requests_total`',
    },
    steps: answerSteps,
  },
  tours_live_connections: {
    kind: 'gauge',
    help: 'Browsers that get changes as they happen.',
    labels: {},
  },
  tours_security_refusals_total: {
    kind: 'counter',
    help: 'Requests refused for security reasons: limits, lock-outs, proofs, access and uploads.',
    labels: { kind: securityKinds, reason: allSecurityReasons },
  },
  tours_bookings_limited_total: {
    kind: 'counter',
    help: 'Bookings and changes of travellers that a limit refused, and bookings that became requests without seats.',
    labels: { limit: bookingLimits },
  },
  tours_commands_total: {
    kind: 'counter',
    help: 'Commands that ended.',
    labels: {
      command: 'such as `BookTour`',
      outcome:
        '`done`, the code of the refusal such as `DepartureFull`, or `failed` after an unexpected error',
    },
  },
  tours_appends_total: {
    kind: 'counter',
    help: 'Appends to the log. After a conflict the command is decided again. An unknown outcome is answered with 503; sending the request again settles it.',
    labels: { outcome: ['stored', 'conflict', 'unknown', 'away', 'failed'] },
  },
  tours_append_seconds: {
    kind: 'histogram',
    help: 'How long the log took to store an append durably.',
    labels: {},
    steps: answerSteps,
  },
  tours_projection_active: {
    kind: 'gauge',
    help: 'The share of the parts of a read model that this process feeds, in each of its builds. The shares of all processes add up to 1; 0 if this process stands by.',
    labels: { projection },
  },
  tours_projection_lag_events: {
    kind: 'gauge',
    help: 'Events of the log that are not in the read model yet; counted up to 1000.',
    labels: { projection },
  },
  tours_projection_lag_seconds: {
    kind: 'gauge',
    help: 'The age of the oldest event that is not in the read model yet; 0 if it has all events.',
    labels: { projection },
  },
  tours_projection_parked_documents: {
    kind: 'gauge',
    help: 'Documents of the read model that are held back because an event could not be folded.',
    labels: { projection },
  },
  tours_policy_lag_seconds: {
    kind: 'gauge',
    help: 'The age of the oldest event that the policy has not looked at yet, in this process; 0 if it has looked at every event.',
    labels: { policy },
  },
  tours_policy_stopped: {
    kind: 'gauge',
    help: '1 if the policy has stopped, or has parked events that it could not act on.',
    labels: { policy },
  },
  tours_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs of the queue.',
    labels: { state: ['waiting'] },
  },
  tours_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job that is ready has waited.',
    labels: {},
  },
  tours_mails_total: {
    kind: 'counter',
    help: 'E-mails handed to a mail server, by its answer; without a mail server they are `kept`.',
    labels: { outcome: ['accepted', 'kept', 'refused', 'not-offered', 'unknown'] },
  },
  tours_mails_suppressed_total: {
    kind: 'counter',
    help: 'E-mails not sent, because their address had too many that day or gets no mail.',
    labels: { reason: ['daily-limit', 'bounced', 'complained'] },
  },
  tours_mails_unsettled: {
    kind: 'gauge',
    help: 'E-mails that only staff can settle: sending failed, or it is not known whether they were sent.',
    labels: { status: ['failed', 'unknown'] },
  },
  tours_job_runs_total: {
    kind: 'counter',
    help: 'Runs of background jobs in this process.',
    labels: { job, outcome: ['done', 'failed'] },
  },
  tours_job_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the job last succeeded, in any process, in seconds since 1970.',
    labels: { job },
  },
  tours_engine_up: {
    kind: 'gauge',
    help: '1 if the engine answered the last time this process asked, 0 if it did not.',
    labels: { engine },
  },
  tours_setting_unsafe: {
    kind: 'gauge',
    help: '1 if a setting of an engine, or a clock, is not as the product needs it.',
    labels: { setting: 'the setting, such as `redis-eviction`' },
  },
  tours_clock_skew_seconds: {
    kind: 'gauge',
    help: 'How far this machine’s clock is ahead of the engine’s.',
    labels: { engine },
  },
  tours_log_mark_age_seconds: {
    kind: 'gauge',
    help: 'How long the mark outside the log has been behind the log, in seconds: 0, or up to 10 if projectors write it.',
    labels: {},
  },
  tours_log_faults: {
    kind: 'gauge',
    help: 'Faults that the last check of the log found.',
    labels: {},
  },
  tours_log_checked_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the log was last checked to its end, in seconds since 1970.',
    labels: {},
  },
  tours_customer_keys_unusable_total: {
    kind: 'counter',
    help: 'How often personal data could not be shown because its customer’s key is damaged or missing.',
    labels: { state: ['damaged', 'missing'] },
  },
  tours_backup_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the last backup was finished, in seconds since 1970.',
    labels: {},
  },
} as const satisfies Readonly<Record<string, Metric>>;

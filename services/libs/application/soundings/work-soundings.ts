import type { PolicyRunner } from '../policies/policy-runner.ts';
import { type CheckRecords, lastFinished } from '../ports/check-records.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { JobRecords } from '../ports/job-records.ts';
import type { LogMarks } from '../ports/log-marks.ts';
import type { ReadStore } from '../ports/read-store.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { countNotifications } from '../queries/notification/count-notifications.ts';
import type { Sounding } from './soundings.ts';
import type { SustainedLag } from './sustained-lag.ts';
import { msBehind } from './waiting-events.ts';

interface PolicySoundingTools {
  readonly log: EventLogReader;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Gets the lag of the policy that is furthest behind. */
  readonly lag: SustainedLag;
}

/** Reports how far behind each policy of this process is, and which policies are stopped. */
export function policySounding(
  runners: readonly PolicyRunner[],
  { log, clock, telemetry, lag }: PolicySoundingTools,
): Sounding {
  return async () => {
    const head = await log.head();
    const lags = await Promise.all(
      runners.map(async ({ name: policy, position, categories, isStopped }) => {
        const ms = position >= head ? 0 : await msBehind({ log, clock }, position, categories);
        telemetry.set('tours_policy_lag_seconds', { policy }, ms / 1000);
        telemetry.set('tours_policy_stopped', { policy }, isStopped ? 1 : 0);
        return ms;
      }),
    );
    lag.note(Math.max(0, ...lags));
  };
}

interface RecordTools {
  readonly readStore: Pick<ReadStore, 'count'>;
  readonly jobRecords: JobRecords;
  readonly checkRecords: CheckRecords;
  readonly logMarks: LogMarks;
  readonly telemetry: Telemetry;
}

/**
 * Reports figures that are the same in all processes: unsettled e-mails, the last success of each job, the age of the
 * log's mark, and the last check of the log.
 */
export function recordSoundings(tools: RecordTools): readonly Sounding[] {
  const { readStore, jobRecords, checkRecords, logMarks, telemetry } = tools;
  return [
    async () => {
      const { failed, unknown } = await countNotifications(readStore);
      telemetry.set('tours_mails_unsettled', { status: 'failed' }, failed);
      telemetry.set('tours_mails_unsettled', { status: 'unknown' }, unknown);
    },
    async () => {
      for (const { name: job, finishedAt, outcome } of await jobRecords.list()) {
        if (finishedAt === undefined || outcome !== 'done') continue;
        const at = secondsOf(finishedAt);
        telemetry.set('tours_job_last_success_timestamp_seconds', { job }, at);
      }
    },
    async () => {
      telemetry.set('tours_log_mark_age_seconds', {}, await logMarks.ageSeconds());
    },
    async () => {
      const check = await checkRecords.load();
      const finished = check === undefined ? undefined : lastFinished(check);
      if (finished === undefined) return;
      const { faults, faultCount = faults.length } = finished.verdict;
      telemetry.set('tours_log_checked_timestamp_seconds', {}, secondsOf(finished.finishedAt));
      telemetry.set('tours_log_faults', {}, faultCount);
    },
  ];
}

/** Returns seconds since 1970, as Prometheus counts. */
function secondsOf(instant: string): number {
  return Date.parse(instant) / 1000;
}

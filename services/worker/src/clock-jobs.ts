import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causeInWords } from '../../libs/application/faults/cause-in-words.ts';
import { CustomerErasure } from '../../libs/application/erasure/customer-erasure.ts';
import { JobRunner } from '../../libs/application/jobs/job-runner.ts';
import { Archive } from '../../libs/application/ports/archive.ts';
import { BookingOrigins } from '../../libs/application/ports/booking-origins.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { Cryptography } from '../../libs/application/ports/cryptography.ts';
import { DailyBackups } from '../../libs/application/ports/daily-backups.ts';
import { DataPeriods } from '../../libs/application/ports/data-periods.ts';
import { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import { JobQueue } from '../../libs/application/ports/job-queue.ts';
import { JobRecords } from '../../libs/application/ports/job-records.ts';
import { LogMarks } from '../../libs/application/ports/log-marks.ts';
import { PageSpeeds } from '../../libs/application/ports/page-speeds.ts';
import { PolicyCheckpoints } from '../../libs/application/ports/policy-checkpoints.ts';
import { ReadStore } from '../../libs/application/ports/read-store.ts';
import { SessionTimes } from '../../libs/application/ports/session-times.ts';
import { Sessions } from '../../libs/application/ports/sessions.ts';
import { EngineWatch } from '../../libs/application/safety/engine-watch.ts';
import { Telemetry } from '../../libs/application/ports/telemetry.ts';
import { LogChecks } from '../../libs/application/verification/log-checks.ts';
import { jobList } from './job-list.ts';
import { JobTimes } from './job-times.ts';

/** Runs the clock jobs, from the start of the process to its end. */
@Injectable()
export class ClockJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #queue: JobQueue;
  readonly #runner: JobRunner;
  readonly #ending = new AbortController();
  readonly #logger = new Logger('Jobs');
  #running: readonly Promise<void>[] = [];

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    log: EventLogReader,
    commands: CommandBus,
    checks: LogChecks,
    archive: Archive,
    checkpoints: PolicyCheckpoints,
    origins: BookingOrigins,
    pageSpeeds: PageSpeeds,
    clock: Clock,
    cryptography: Cryptography,
    jobs: JobQueue,
    marks: LogMarks,
    readStore: ReadStore,
    records: JobRecords,
    sessions: Sessions,
    sessionTimes: SessionTimes,
    times: JobTimes,
    erasure: CustomerErasure,
    periods: DataPeriods,
    engines: EngineWatch,
    telemetry: Telemetry,
    @Optional() backups?: DailyBackups,
  ) {
    this.#queue = jobs;
    const list = jobList({
      log,
      commands,
      checks,
      archive,
      backups,
      checkpoints,
      origins,
      pageSpeeds,
      clock,
      cryptography,
      jobs,
      marks,
      readStore,
      sessions,
      sessionTimes,
      times,
      erasure,
      periods,
      engines,
    });
    this.#runner = new JobRunner(list, {
      clock,
      records,
      telemetry,
      onFault: ({ job, failure }) => {
        this.#logger.warn(`${job}: ${failure} It is tried again.`);
      },
    });
  }

  onApplicationBootstrap(): void {
    const { signal } = this.#ending;
    // Jobs that staff want at once come through the queue: another process may receive the request of staff.
    const asked = this.#queue.work('run-clock-job', (job) => this.#runNow(job.id), {
      signal,
      concurrency: 1,
      onFault: (error) => {
        const cause = causeInWords(error);
        this.#logger.warn(`Jobs that staff requested could not be looked up: ${cause}.`);
      },
    });
    this.#running = [this.#runner.run(signal), asked];
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#running);
  }

  #runNow(name: string): Promise<void> {
    this.#runner.runNow(name);
    return Promise.resolve();
  }
}

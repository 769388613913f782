import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Archive } from '../../libs/application/ports/archive.ts';
import { CheckRecords } from '../../libs/application/ports/check-records.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import { JobQueue } from '../../libs/application/ports/job-queue.ts';
import { JobRecords } from '../../libs/application/ports/job-records.ts';
import { LogMarks } from '../../libs/application/ports/log-marks.ts';
import { ReadStore } from '../../libs/application/ports/read-store.ts';
import { Telemetry } from '../../libs/application/ports/telemetry.ts';
import { backupSounding } from '../../libs/application/soundings/backup-sounding.ts';
import { engineSoundings } from '../../libs/application/soundings/engine-soundings.ts';
import { Soundings } from '../../libs/application/soundings/soundings.ts';
import { SustainedLag } from '../../libs/application/soundings/sustained-lag.ts';
import {
  policySounding,
  recordSoundings,
} from '../../libs/application/soundings/work-soundings.ts';
import { Policies } from './policies.ts';

/** Runs the soundings of a worker's policies, engines and records, from the start of the process to its end. */
@Injectable()
export class WorkerSoundings implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #soundings: Soundings;

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    log: EventLogReader,
    readStore: ReadStore,
    jobs: JobQueue,
    jobRecords: JobRecords,
    checkRecords: CheckRecords,
    logMarks: LogMarks,
    archive: Archive,
    clock: Clock,
    telemetry: Telemetry,
    policies: Policies,
    private readonly lag: SustainedLag,
  ) {
    const measured = telemetry.isOn
      ? [
          ...engineSoundings({ log, readStore, jobs, clock }, telemetry),
          ...recordSoundings({ readStore, jobRecords, checkRecords, logMarks, telemetry }),
          backupSounding(archive, clock, telemetry),
        ]
      : [];
    const ofPolicies = policySounding(policies.runners, { log, clock, telemetry, lag });
    this.#soundings = new Soundings([ofPolicies, ...measured], clock);
  }

  /** Whether events have waited for their policies for longer than is allowed. */
  get isBehind(): boolean {
    return this.lag.isSustained;
  }

  onApplicationBootstrap(): void {
    this.#soundings.begin();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#soundings.end();
  }
}

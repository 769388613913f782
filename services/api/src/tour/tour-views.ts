import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandSide } from '../../../libs/application/command-handling/command-side.ts';
import {
  TourViewCounter,
  windowMs,
} from '../../../libs/application/command-handling/tour-view-counter.ts';
import type { ClockJob } from '../../../libs/application/jobs/clock-job.ts';
import { JobRunner } from '../../../libs/application/jobs/job-runner.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { JobRecords } from '../../../libs/application/ports/job-records.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour-catalogue.ts';

/**
 * Counts the views of tours that there are, and sees that they are recorded: by the process that counted
 * them, since nobody else knows of them.
 */
@Injectable()
export class TourViews implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #counter: TourViewCounter;
  readonly #catalogue: TourCatalogue;
  readonly #runner: JobRunner;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    commands: CommandSide,
    catalogue: TourCatalogue,
    clock: Clock,
    identifiers: Identifiers,
    records: JobRecords,
  ) {
    const logger = new Logger('TourViews');
    this.#catalogue = catalogue;
    this.#counter = new TourViewCounter(commands, {
      clock,
      identifiers,
      onFault: (error) => {
        logger.warn(`A window of views is lost: ${String(error)}`);
      },
    });
    const job: ClockJob = {
      name: 'record-tour-views',
      when: { everyMs: windowMs, firstAfterMs: windowMs },
      run: () => this.#record(),
    };
    this.#runner = new JobRunner([job], {
      clock,
      records,
      onFault: ({ failure }) => {
        logger.warn(`Views could not be recorded: ${failure}`);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.#running = this.#runner.run(this.#ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    await this.#counter.record();
  }

  /** What is no tour's is not counted, so that nobody can fill the memory with names. */
  count(tourId: string): void {
    if (this.#catalogue.current.byId.has(tourId)) this.#counter.count(tourId);
  }

  async #record(): Promise<string | undefined> {
    const views = await this.#counter.record();
    return views === 0 ? undefined : `${views} ${views === 1 ? 'view' : 'views'} recorded.`;
  }
}

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import {
  TourViewCounter,
  windowMs,
} from '../../../libs/application/command-handling/engagement/tour-view-counter.ts';
import type { ClockJob } from '../../../libs/application/jobs/clock-job.ts';
import { JobRunner } from '../../../libs/application/jobs/job-runner.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { JobRecords } from '../../../libs/application/ports/job-records.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import { SecurityNotes } from '../http/security-notes.ts';
import { DistinctVisits } from './distinct-visits.ts';

/** The address of a visitor who opened a page, and the route that counts it. */
interface Viewer {
  readonly address: string | undefined;
  readonly route: string;
}

/**
 * Counts the views of existing tours and records them. All processes decide together which views count. Each process
 * records the views that it counted, because they are only in its memory.
 */
@Injectable()
export class TourViews implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #counter: TourViewCounter;
  readonly #runner: JobRunner;
  readonly #visits: DistinctVisits;
  readonly #logger = new Logger('TourViews');
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    commands: CommandBus,
    private readonly catalogue: TourCatalogue,
    clock: Clock,
    identifiers: Identifiers,
    records: JobRecords,
    limiter: RateLimiter,
    cryptography: Cryptography,
    private readonly security: SecurityNotes,
  ) {
    this.#visits = new DistinctVisits(limiter, cryptography);
    this.#counter = new TourViewCounter(commands, {
      clock,
      identifiers,
      onFault: (error) => {
        this.#logger.warn(`A window of views is lost: ${causeInWords(error)}.`);
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
        this.#logger.warn(`Views could not be recorded: ${failure}`);
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

  /**
   * Counts a view, once per network, tour and hour. Ids that are not tours are ignored, so that nobody can fill the
   * store with names. If counting fails, it only writes a log line, because the visitor already has the page.
   */
  async count(tourId: string, { address, route }: Viewer): Promise<void> {
    if (!this.catalogue.current.byId.has(tourId)) return;
    try {
      const visit = await this.#visits.visit(tourId, address);
      if (visit === 'counts') this.#counter.count(tourId);
      else if (visit === 'too-many') {
        this.security.note({ kind: 'limit-reached', reason: 'views', route, address });
      }
    } catch (error) {
      this.#logger.warn(`A view was not counted: ${causeInWords(error)}.`);
    }
  }

  async #record(): Promise<string | undefined> {
    const views = await this.#counter.record();
    return views === 0 ? undefined : `${views} ${views === 1 ? 'view' : 'views'} recorded.`;
  }
}

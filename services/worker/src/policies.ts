import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { LogPages } from '../../libs/application/event-log/log-pages.ts';
import { causeInWords } from '../../libs/application/faults/cause-in-words.ts';
import { policyPages } from '../../libs/application/policies/policy-pages.ts';
import { policyRoutes } from '../../libs/application/policies/policy-routes.ts';
import { PolicyRunner } from '../../libs/application/policies/policy-runner.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { Cryptography } from '../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import { JobQueue } from '../../libs/application/ports/job-queue.ts';
import { Tracing } from '../../libs/application/ports/tracing.ts';
import { PolicyCheckpoints } from '../../libs/application/ports/policy-checkpoints.ts';

/** Runs every policy from the start of the process to its end. */
@Injectable()
export class Policies implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runners: readonly PolicyRunner[];
  readonly #pages: LogPages;
  readonly #ending = new AbortController();
  #running: readonly Promise<void>[] = [];

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    log: EventLogReader,
    commands: CommandBus,
    cryptography: Cryptography,
    checkpoints: PolicyCheckpoints,
    clock: Clock,
    jobs: JobQueue,
    tracing: Tracing,
  ) {
    const logger = new Logger('Policies');
    this.#pages = policyPages({
      ...{ log, clock },
      onFault: (error) => {
        logger.warn(`The policies could not follow the log: ${causeInWords(error)}.`);
      },
    });
    this.#runners = policyRoutes.map(
      (route) =>
        new PolicyRunner(route, {
          log,
          pages: this.#pages,
          commands,
          cryptography,
          checkpoints,
          clock,
          jobs,
          tracing,
          onFault: ({ policy, failure, eventId, isParked }) => {
            const where = eventId === undefined ? '' : ` at event ${eventId}`;
            const next = isParked ? 'It is parked and tried again later.' : 'It is tried again.';
            logger.warn(`${policy} could not continue${where}: ${failure}. ${next}`);
          },
        }),
    );
  }

  get runners(): readonly PolicyRunner[] {
    return this.#runners;
  }

  onApplicationBootstrap(): void {
    this.#running = this.#runners.map((runner) => runner.run(this.#ending.signal));
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    this.#pages.close();
    await Promise.all(this.#running);
  }
}

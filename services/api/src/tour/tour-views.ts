import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandSide } from '../../../libs/application/command-handling/command-side.ts';
import { TourViewCounter } from '../../../libs/application/command-handling/tour-view-counter.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour-catalogue.ts';

/** Counts the views of tours that there are, and sees that they are recorded. */
@Injectable()
export class TourViews implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #counter: TourViewCounter;
  readonly #catalogue: TourCatalogue;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    commands: CommandSide,
    catalogue: TourCatalogue,
    clock: Clock,
    identifiers: Identifiers,
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
  }

  onApplicationBootstrap(): void {
    this.#running = this.#counter.run(this.#ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** What is no tour's is not counted, so that nobody can fill the memory with names. */
  count(tourId: string): void {
    if (this.#catalogue.current.byId.has(tourId)) this.#counter.count(tourId);
  }
}

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Archive } from '../../libs/application/ports/archive.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { Cryptography } from '../../libs/application/ports/cryptography.ts';
import { AnchorKeeper } from '../../libs/application/verification/keep-anchors.ts';
import { LogChecks } from '../../libs/application/verification/log-checks.ts';

/** Gives every day its anchor, from the start of the process to its end. */
@Injectable()
export class Anchors implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #keeper: AnchorKeeper;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(archive: Archive, cryptography: Cryptography, clock: Clock, checks: LogChecks) {
    const logger = new Logger('Anchors');
    this.#keeper = new AnchorKeeper({
      ...{ archive, cryptography, clock, checks },
      onFault: (faults) => {
        for (const { what, stream, revision, anchor } of faults) {
          const event = stream === undefined ? '' : ` at event ${revision} of ${stream}`;
          const day = anchor === undefined ? '' : ` (anchor ${anchor})`;
          logger.error(`The log is not as it was stored${event}${day}: ${what}.`);
        }
      },
      onError: (error) => {
        logger.warn(`The log could not be checked: ${String(error)}. It is tried again.`);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.#running = this.#keeper.run(this.#ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}

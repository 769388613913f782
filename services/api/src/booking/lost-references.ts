import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CommandSide } from '../../../libs/application/command-handling/command-side.ts';
import { tellLostReferences } from '../../../libs/application/notifications/tell-lost-references.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { JobQueue } from '../../../libs/application/ports/job-queue.ts';
import { KeyVault } from '../../../libs/application/ports/key-vault.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';

/**
 * Looks up, after whoever asked was answered, whose an e-mail address is, and has them told of their
 * bookings: neither the answer nor the time it takes can tell whether there are any.
 */
@Injectable()
export class LostReferences implements OnApplicationShutdown {
  readonly #tell: (email: string) => Promise<void>;
  readonly #logger = new Logger('LostReferences');
  /** One after the other: whoever is booking at this moment does not wait for them. */
  #last: Promise<void> = Promise.resolve();

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    commands: CommandSide,
    readStore: ReadStore,
    vault: KeyVault,
    log: EventLogReader,
    jobs: JobQueue,
    cryptography: Cryptography,
    identifiers: Identifiers,
  ) {
    const tools = { commands, readStore, vault, log, jobs, cryptography, identifiers };
    this.#tell = (email) => tellLostReferences(email, tools);
  }

  /** Begins once the answer has left. */
  lookUp(email: string): void {
    this.#last = this.#last.then(() => this.#after(email));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#last;
  }

  async #after(email: string): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await this.#tell(email);
    } catch (error) {
      // By its name alone: what else is said of it might name somebody. They can ask again.
      this.#logger.warn(
        `Lost references were not mailed: ${error instanceof Error ? error.name : 'no error'}`,
      );
    }
  }
}

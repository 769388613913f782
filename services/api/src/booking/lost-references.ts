import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { queueLostReferences } from '../../../libs/application/notifications/queue-lost-references.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { JobQueue } from '../../../libs/application/ports/job-queue.ts';
import { KeyVault } from '../../../libs/application/ports/key-vault.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';

/**
 * Looks up the customer of an e-mail address after the request was answered, and sends them an e-mail with their
 * bookings. So the answer and its time do not show whether there are any.
 */
@Injectable()
export class LostReferences implements OnApplicationShutdown {
  readonly #tell: (email: string) => Promise<void>;
  readonly #logger = new Logger('LostReferences');
  /** Look-ups run one after another, so that they do not slow down travellers who are booking. */
  #last: Promise<void> = Promise.resolve();

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    commands: CommandBus,
    readStore: ReadStore,
    vault: KeyVault,
    log: EventLogReader,
    jobs: JobQueue,
    cryptography: Cryptography,
    identifiers: Identifiers,
  ) {
    const tools = { commands, readStore, vault, log, jobs, cryptography, identifiers };
    this.#tell = (email) => queueLostReferences(email, tools);
  }

  /** Looks up the bookings of the address, after the answer was sent. */
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
      // The traveller can ask again.
      this.#logger.warn(`Lost references were not mailed: ${causeInWords(error)}.`);
    }
  }
}

import type { Instant } from '../../domain/calendar/instants.ts';
import { canonicalJson } from '../event-log/canonical-json.ts';
import type { Archive } from '../ports/archive.ts';

/** That somebody is to be erased. Names nobody. */
export interface ErasureEntry {
  readonly customerId: string;
  /** Customers who are erased with them: the same person's other addresses. */
  readonly with: readonly string[];
  readonly at: Instant;
  /** The account that wanted it, or `system` where the time was up. */
  readonly by: string;
  /** The wish, so that who repeats it is told what became of it. */
  readonly commandId: string;
}

/**
 * Every erasure that was ever begun, apart from the log: a copy of the log from before knows nothing
 * of them. What stands here is done, however often it was cut short (correctness rule 11).
 */
export class ErasureLedger {
  readonly #archive: Archive;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** Durable when it answers. An entry that is there stays as it is. */
  async enter(entry: ErasureEntry): Promise<void> {
    await this.#archive.add('erasures', entry.customerId, canonicalJson(entry));
  }

  async entry(customerId: string): Promise<ErasureEntry | undefined> {
    const content = await this.#archive.get('erasures', customerId);
    return content === undefined ? undefined : (JSON.parse(content) as ErasureEntry);
  }

  /** The ids of all who were or are to be erased. */
  customers(): Promise<readonly string[]> {
    return this.#archive.names('erasures');
  }
}

import type { Instant } from '../../domain/calendar/instants.ts';
import { canonicalJson } from '../event-log/canonical-json.ts';
import type { Archive } from '../ports/archive.ts';

/** The record that a customer is to be erased. It contains no name. */
export interface ErasureEntry {
  readonly customerId: string;
  /** Customers who are erased together with this one: the same person's other addresses. */
  readonly with: readonly string[];
  readonly at: Instant;
  /** The account that requested it, or `system` if the retention period was over. */
  readonly by: string;
  /** The id of the request, so that a repeated request gets the first answer. */
  readonly commandId: string;
}

/**
 * All erasures that were ever begun. The ledger is kept apart from the log, because an older copy of the log does not
 * have the latest erasures. Each erasure in the ledger is completed, even after repeated interruptions (correctness
 * rule 11).
 */
export class ErasureLedger {
  readonly #archive: Archive;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** Stores an entry durably. An existing entry stays unchanged. */
  async enter(entry: ErasureEntry): Promise<void> {
    await this.#archive.add('erasures', entry.customerId, canonicalJson(entry));
  }

  async entry(customerId: string): Promise<ErasureEntry | undefined> {
    const content = await this.#archive.get('erasures', customerId);
    return content === undefined ? undefined : (JSON.parse(content) as ErasureEntry);
  }

  /** Returns the ids of all customers who were erased or will be erased. */
  customers(): Promise<readonly string[]> {
    return this.#archive.names('erasures');
  }
}

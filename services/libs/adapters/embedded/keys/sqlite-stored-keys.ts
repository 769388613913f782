import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type KeyWrap, rawKey } from '../../../application/keys/key-wrap.ts';
import type { CustomerKey } from '../../../application/ports/key-vault.ts';

/** Replaces a wrapped key that was destroyed. A key without a row is missing. */
export const destroyedMark = '';

const nobody = 'nobody';

/** The content of the tables for a customer's key. */
export type StoredKey =
  | CustomerKey
  | 'destroyed'
  | 'missing'
  | {
      /** The text as it is stored; it cannot be unwrapped. */
      readonly damaged: string;
    };

/**
 * Reads the customers' keys of a log's file. Files of earlier releases, such as those in a backup,
 * hold them unwrapped; a file whose upgrade was interrupted holds both kinds.
 */
export class SqliteStoredKeys {
  readonly #wraps: KeyWrap;
  readonly #findWrapped: StatementSync | undefined;
  readonly #findRaw: StatementSync | undefined;
  /** If a key does not exist, this key is unwrapped instead, so that both cases take the same time. */
  readonly #decoy: string;

  constructor(database: DatabaseSync, wraps: KeyWrap) {
    this.#wraps = wraps;
    this.#decoy = wraps.wrap(nobody, new Uint8Array(32));
    this.#findWrapped = hasTable(database, 'wrapped_customer_key')
      ? database.prepare('SELECT wrapped FROM wrapped_customer_key WHERE customer_id = ?')
      : undefined;
    this.#findRaw = hasTable(database, 'customer_key')
      ? database.prepare('SELECT key FROM customer_key WHERE customer_id = ?')
      : undefined;
  }

  stored(customerId: string): StoredKey {
    const wrapped = this.#findWrapped?.get(customerId)?.wrapped;
    if (typeof wrapped === 'string') {
      if (wrapped === destroyedMark) return 'destroyed';
      const key = this.#wraps.unwrap(customerId, wrapped);
      return key === 'damaged' ? { damaged: wrapped } : key;
    }
    const raw = this.#findRaw?.get(customerId)?.key;
    if (raw !== undefined) {
      const key = rawKey(raw);
      return key === 'damaged' ? { damaged: 'not wrapped' } : key;
    }
    // Earlier releases kept no row for a destroyed key.
    return this.#findWrapped === undefined ? 'destroyed' : 'missing';
  }

  /** Takes as long for a missing key as for one that opens. So the time does not show whether there is a key. */
  open(customerId: string): CustomerKey | 'destroyed' | 'damaged' | 'missing' {
    const stored = this.stored(customerId);
    if (typeof stored === 'string') this.#wraps.unwrap(nobody, this.#decoy);
    return typeof stored === 'object' && 'damaged' in stored ? 'damaged' : stored;
  }
}

export function hasTable(database: DatabaseSync, name: string): boolean {
  const find = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return find.get(name) !== undefined;
}

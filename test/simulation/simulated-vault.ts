import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { Identifiers } from '../../services/libs/application/ports/identifiers.ts';
import {
  type CustomerKey,
  type KeyGrant,
  KeyVault,
  type NoKey,
} from '../../services/libs/application/ports/key-vault.ts';
import type { InMemoryLog } from '../support/in-memory/in-memory-log.ts';

const keyBytes = 32;

/** Keys that are stored with the log. A new one becomes durable with the append that uses it first. */
export class SimulatedVault extends KeyVault {
  override readonly awaitsScavenge = false;
  readonly #log: InMemoryLog;
  readonly #cryptography: Cryptography;
  readonly #identifiers: Identifiers;

  constructor(log: InMemoryLog, cryptography: Cryptography, identifiers: Identifiers) {
    super();
    this.#log = log;
    this.#cryptography = cryptography;
    this.#identifiers = identifiers;
  }

  override grantFor(identity: string): Promise<KeyGrant> {
    const newFor = this.#cryptography.mac('email-index', identity);
    const customerId = this.#log.customerOf(newFor);
    const key = this.#log.keyOf(customerId ?? '');
    return Promise.resolve(
      customerId !== undefined && key !== undefined
        ? { customerId, key }
        : { customerId: this.#identifiers.uuid(), key: this.#identifiers.bytes(keyBytes), newFor },
    );
  }

  override customersOfEmail(email: string): Promise<readonly string[]> {
    return Promise.resolve(this.#log.customersOf(this.#cryptography.mac('email-index', email)));
  }

  override open(customerId: string): Promise<CustomerKey | NoKey> {
    const without = this.#log.isDestroyed(customerId) ? 'destroyed' : 'missing';
    return Promise.resolve(this.#log.keyOf(customerId) ?? without);
  }

  override destroy(customerId: string): Promise<void> {
    this.#log.destroyKey(customerId);
    return Promise.resolve();
  }
}

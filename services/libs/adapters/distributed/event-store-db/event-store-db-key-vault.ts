import type { Clock } from '../../../application/ports/clock.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { AppendOutcomeUnknown } from '../../../application/ports/event-store.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import {
  type CustomerKey,
  type KeyGrant,
  KeyVault,
  type NoKey,
} from '../../../application/ports/key-vault.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { EventStoreDbKeyStreams, type StreamedKey } from './event-store-db-key-streams.ts';
import { TimeLimit } from '../time-limit.ts';

const keyBytes = 32;

/** The time that a command has for everything it does, in milliseconds (correctness rule 7). */
const keyMsMax = 1_500;

/**
 * The minimum number of opened keys that are kept in memory. A screen opens the same bookings again and again.
 */
const openedKeysMin = 1_000;

/**
 * How long a key that was opened can be opened again from memory, in milliseconds. For at most this time, another
 * process can still open a key that was destroyed here.
 */
const openedKeyMsMax = 5_000;

interface OpenedKey {
  readonly key: CustomerKey;
  readonly untilMs: number;
}

/**
 * The customers' keys in streams of the event store itself, so that no command needs another engine than the
 * log (correctness rule 10). A key is durable before data is sealed with it.
 *
 * A customer's identity, which usually is an e-mail address, is stored as a keyed hash of the identity and a
 * generation. After the erasure of a customer, the identity gets the next generation, which belongs to a new customer.
 */
export class EventStoreDbKeyVault extends KeyVault {
  override readonly awaitsScavenge = true;
  readonly #streams: EventStoreDbKeyStreams;
  readonly #clock: Clock;
  readonly #cryptography: Cryptography;
  readonly #identifiers: Identifiers;
  readonly #opened = new RecentlyUsed<OpenedKey>(openedKeysMin);
  readonly #openedKeyMsMax: number;

  constructor(
    log: { readonly connection: EventStoreDbConnection },
    tools: {
      readonly clock: Clock;
      readonly cryptography: Cryptography;
      readonly identifiers: Identifiers;
      /** 0 for a process that stores opened data unencrypted: it must read every key from the event store. */
      readonly openedKeyMsMax?: number;
    },
  ) {
    super();
    this.#streams = new EventStoreDbKeyStreams(
      log.connection,
      tools.identifiers,
      new KeyWrap(tools.cryptography),
    );
    this.#clock = tools.clock;
    this.#cryptography = tools.cryptography;
    this.#identifiers = tools.identifiers;
    this.#openedKeyMsMax = tools.openedKeyMsMax ?? openedKeyMsMax;
  }

  /** @throws AppendOutcomeUnknown when a new key may or may not be durable: ask again. */
  override async grantFor(identity: string): Promise<KeyGrant> {
    const limit = new TimeLimit(keyMsMax);
    for (let generation = 0; ; generation += 1) {
      const identityMac = this.#indexOf(identity, generation);
      const customerId = await this.#customerOf(identityMac, limit);
      const key = await this.#keyOf(customerId, limit);
      if (key instanceof Uint8Array) {
        return { customerId, key };
      }
    }
  }

  override async customersOfEmail(email: string): Promise<readonly string[]> {
    const limit = new TimeLimit(keyMsMax);
    const customers: string[] = [];
    for (;;) {
      const customerId = await this.#streams.customer(
        this.#indexOf(email, customers.length),
        limit,
      );
      if (customerId === undefined) {
        return customers;
      }
      customers.push(customerId);
    }
  }

  override async open(customerId: string): Promise<CustomerKey | NoKey> {
    const opened = this.#opened.get(customerId);
    if (opened !== undefined && this.#clock.monotonicMs() < opened.untilMs) {
      return opened.key;
    }
    // Computed before the key is read, since the key may be destroyed right after that.
    const untilMs = this.#clock.monotonicMs() + this.#openedKeyMsMax;
    const key = await this.#streams.key(customerId, new TimeLimit(keyMsMax));
    if (!(key instanceof Uint8Array)) {
      this.#opened.delete(customerId);
      return typeof key === 'string' ? key : 'damaged';
    }
    this.#opened.set(customerId, { key, untilMs });
    return key;
  }

  /** @throws AppendOutcomeUnknown when the key may still be there: ask again. */
  override async destroy(customerId: string): Promise<void> {
    this.#opened.delete(customerId);
    try {
      await this.#streams.destroyKey(customerId, new TimeLimit(keyMsMax));
    } catch (error) {
      throw new AppendOutcomeUnknown('It is not known whether the key was destroyed.', {
        cause: error,
      });
    } finally {
      // Another call may have opened the key meanwhile.
      this.#opened.delete(customerId);
    }
  }

  #indexOf(identity: string, generation: number): string {
    return this.#cryptography.mac('email-index', JSON.stringify([identity, generation]));
  }

  /**
   * Returns the customer of an identity, and stores a new one if there is none. If two processes do this at once, both
   * get the customer that was stored first.
   */
  async #customerOf(identityMac: string, limit: TimeLimit): Promise<string> {
    const known = await this.#streams.customer(identityMac, limit);
    return known ?? (await this.#streams.file(identityMac, this.#identifiers.uuid(), limit));
  }

  /**
   * Reads the key from the event store, never from memory, since data that is sealed with a destroyed key is
   * lost. Makes the key if a crash prevented this earlier.
   */
  async #keyOf(customerId: string, limit: TimeLimit): Promise<StreamedKey> {
    const key = await this.#streams.key(customerId, limit);
    return key === 'missing'
      ? await this.#streams.keep(customerId, this.#identifiers.bytes(keyBytes), limit)
      : key;
  }
}

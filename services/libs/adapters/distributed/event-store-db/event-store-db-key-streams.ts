import { StreamDeletedError } from '@eventstore/db-client';
import { beginning, type StoredEvent } from '../../../application/event-log/stored-event.ts';
import { type KeyWrap, rawKey } from '../../../application/keys/key-wrap.ts';
import type { ExpectedRevision } from '../../../application/ports/event-store.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { CustomerKey } from '../../../application/ports/key-vault.ts';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { retry } from './event-store-db-failures.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import type { TimeLimit } from '../time-limit.ts';

/** A key that cannot be opened, as it is stored. */
interface DamagedKey {
  readonly damaged: string;
}

/** The content of the stream of a customer's key. */
export type StreamedKey = CustomerKey | DamagedKey | 'destroyed' | 'missing';

/** While this stream exists, new keys are stored wrapped. Its category does not belong to the log. */
const wrappingStream = 'wrapped-keys';

/**
 * The streams of the keys: `email-…` names the customer that an address belongs to, and `key-…` holds the customer's
 * key. The first event of each is written on the condition that the stream does not exist. So a second writer uses the
 * value that the first writer wrote. In the stream of a key from an earlier release, a wrapped copy follows the key.
 */
export class EventStoreDbKeyStreams {
  readonly #connection: EventStoreDbConnection;
  readonly #pages: EventStoreDbPages;
  readonly #appends: CertainAppends;
  readonly #identifiers: Identifiers;
  readonly #wraps: KeyWrap;
  #isWrapping = false;
  #asking: Promise<boolean> | undefined;

  constructor(connection: EventStoreDbConnection, identifiers: Identifiers, wraps: KeyWrap) {
    this.#wraps = wraps;
    this.#connection = connection;
    this.#pages = new EventStoreDbPages(connection);
    this.#appends = new CertainAppends(connection, this.#pages);
    this.#identifiers = identifiers;
  }

  /** Returns the customer that is stored under the keyed hash of an address; undefined if there is none. */
  async customer(emailMac: string, limit: TimeLimit): Promise<string | undefined> {
    const data = await this.#read<{ readonly customerId: string }>(emailStream(emailMac), limit);
    return data?.customerId;
  }

  /** Stores a customer under the keyed hash of an address; resolves to the customer that was stored first. */
  async file(emailMac: string, customerId: string, limit: TimeLimit): Promise<string> {
    const stream = emailStream(emailMac);
    const outcome = await this.#write(stream, 'EmailFiled', { customerId }, limit);
    const filed = outcome === 'written' ? customerId : await this.customer(emailMac, limit);
    if (filed === undefined) {
      throw new Error(`Another process wrote ${stream} first, but the stream holds no data.`);
    }
    return filed;
  }

  async key(customerId: string, limit: TimeLimit): Promise<StreamedKey> {
    try {
      const last = await this.#last(keyStream(customerId), limit);
      return last === undefined ? 'missing' : this.#keyIn(customerId, last.data);
    } catch (error) {
      if (error instanceof StreamDeletedError) {
        return 'destroyed';
      }
      throw error;
    }
  }

  /** Makes a customer's key durable; resolves to the key that was made first. */
  async keep(
    customerId: string,
    key: CustomerKey | DamagedKey,
    limit: TimeLimit,
  ): Promise<Exclude<StreamedKey, 'missing'>> {
    const [type, data] = await this.#toStore(customerId, key, limit);
    const outcome = await this.#write(keyStream(customerId), type, data, limit);
    if (outcome !== 'taken') {
      return outcome === 'written' ? key : 'destroyed';
    }
    const kept = await this.key(customerId, limit);
    if (kept === 'missing') {
      throw new Error(
        `Another process made the key of ${customerId} first, but the key is missing.`,
      );
    }
    return kept;
  }

  /** Deletes the key's stream permanently. The next scavenge of the server removes its bytes. */
  async destroyKey(customerId: string, limit: TimeLimit): Promise<void> {
    await retry(limit, async () => {
      try {
        await this.#connection.tombstone(keyStream(customerId), limit.forOneTry());
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) {
          throw error;
        }
      }
    });
  }

  /**
   * Appends a wrapped copy of a key that an earlier release stored unwrapped, and hides the unwrapped key.
   * The next scavenge removes its bytes. Repeating this completes an interrupted call.
   *
   * @returns Whether there was an unwrapped key.
   */
  async wrap(customerId: string, limit: TimeLimit): Promise<boolean> {
    const stream = keyStream(customerId);
    try {
      const last = await this.#last(stream, limit);
      if (last === undefined) return false;
      const { key } = JSON.parse(last.data) as { readonly key?: string };
      if (key === undefined && last.revision === 0) return false;
      if (key !== undefined) {
        const wrapped = this.#wraps.wrap(customerId, new Uint8Array(Buffer.from(key, 'base64url')));
        await this.#write(stream, 'KeyWrapped', { wrapped }, limit, last.revision);
      }
      await retry(limit, () => this.#connection.truncate(stream, 1, limit.forOneTry()));
      return key !== undefined;
    } catch (error) {
      if (error instanceof StreamDeletedError) return false;
      throw error;
    }
  }

  /** Makes every process store new keys wrapped from now on. */
  async beginWrapping(limit: TimeLimit): Promise<void> {
    await this.#write(wrappingStream, 'KeysAreWrapped', {}, limit);
    this.#isWrapping = true;
  }

  /**
   * Whether new keys are stored wrapped: in a store that held no key at first, and after
   * {@link beginWrapping} was called. Until then processes of an earlier release may run beside this one, and
   * they cannot read a wrapped key.
   */
  async isWrapping(limit: TimeLimit): Promise<boolean> {
    if (this.#isWrapping) return true;
    // Calls at the same time share one read.
    this.#asking ??= this.#findOut(limit).finally(() => {
      this.#asking = undefined;
    });
    return await this.#asking;
  }

  async #findOut(limit: TimeLimit): Promise<boolean> {
    if ((await this.#last(wrappingStream, limit)) !== undefined) this.#isWrapping = true;
    else if (!(await this.#hasKeys())) await this.beginWrapping(limit);
    return this.#isWrapping;
  }

  async #hasKeys(): Promise<boolean> {
    const input = { limit: 1, filter: {}, pagesMax: 1, prefixes: [keyPrefix] };
    for await (const { events } of this.#pages.pages(beginning, input)) return events.length > 0;
    return false;
  }

  #keyIn(customerId: string, data: string): CustomerKey | DamagedKey {
    const { key, wrapped } = JSON.parse(data) as {
      readonly key?: string;
      readonly wrapped?: string;
    };
    if (wrapped === undefined) {
      const raw = rawKey(new Uint8Array(Buffer.from(key ?? '', 'base64url')));
      return raw === 'damaged' ? { damaged: 'not wrapped' } : raw;
    }
    const opened = this.#wraps.unwrap(customerId, wrapped);
    return opened === 'damaged' ? { damaged: wrapped } : opened;
  }

  async #toStore(
    customerId: string,
    key: CustomerKey | DamagedKey,
    limit: TimeLimit,
  ): Promise<[type: string, data: object]> {
    if ('damaged' in key) return ['KeyWrapped', { wrapped: key.damaged }];
    return (await this.isWrapping(limit))
      ? ['KeyWrapped', { wrapped: this.#wraps.wrap(customerId, key) }]
      : ['KeyMade', { key: Buffer.from(key).toString('base64url') }];
  }

  async #last(stream: string, limit: TimeLimit): Promise<StoredEvent | undefined> {
    const [last] = await this.#pages.stream(stream, { direction: 'backward', limit: 1 }, limit);
    return last;
  }

  async #read<Data>(stream: string, limit: TimeLimit): Promise<Data | undefined> {
    const event = await this.#last(stream, limit);
    return event === undefined ? undefined : (JSON.parse(event.data) as Data);
  }

  async #write(
    ...[stream, type, data, limit, expected = 'no-stream']: [
      ...[stream: string, type: string, data: object],
      ...[limit: TimeLimit, expected?: ExpectedRevision],
    ]
  ): Promise<'written' | 'taken' | 'deleted'> {
    const events = [
      { id: this.#identifiers.uuid(), type, data: JSON.stringify(data), metadata: '{}' },
    ];
    const certainty = await this.#appends.append({ stream, expected, events }, limit);
    if (certainty === 'deleted') {
      return 'deleted';
    }
    return certainty === 'conflict' ? 'taken' : 'written';
  }
}

/** The prefix of the streams that say which customer an address belongs to. */
export const emailPrefix = 'email-';

function emailStream(emailMac: string): string {
  return `${emailPrefix}${emailMac}`;
}

/** The prefix of the streams that hold a key. */
const keyPrefix = 'key-';

function keyStream(customerId: string): string {
  return `${keyPrefix}${customerId}`;
}

import { StreamDeletedError } from '@eventstore/db-client';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { CustomerKey } from '../../application/ports/key-vault.ts';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { insist } from './event-store-db-failures.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * The streams that the keys are kept in: `email-…` names the customer an address belongs to, and
 * `key-…` holds the customer's key. Each has one event, written with "no stream", so whoever comes
 * second takes what the first one wrote.
 */
export class EventStoreDbKeyStreams {
  readonly #connection: EventStoreDbConnection;
  readonly #pages: EventStoreDbPages;
  readonly #appends: CertainAppends;
  readonly #identifiers: Identifiers;

  constructor(connection: EventStoreDbConnection, identifiers: Identifiers) {
    this.#connection = connection;
    this.#pages = new EventStoreDbPages(connection);
    this.#appends = new CertainAppends(connection, this.#pages);
    this.#identifiers = identifiers;
  }

  /** The customer that a keyed hash of an address was filed for. */
  async customer(emailMac: string, limit: TimeLimit): Promise<string | undefined> {
    const data = await this.#read<{ readonly customerId: string }>(emailStream(emailMac), limit);
    return data?.customerId;
  }

  /** Files a customer under the keyed hash of an address; resolves to the one filed first. */
  async file(emailMac: string, customerId: string, limit: TimeLimit): Promise<string> {
    const stream = emailStream(emailMac);
    const outcome = await this.#write(stream, 'EmailFiled', { customerId }, limit);
    const filed = outcome === 'written' ? customerId : await this.customer(emailMac, limit);
    if (filed === undefined) {
      throw new Error(`${stream} was written first by somebody else and holds nothing.`);
    }
    return filed;
  }

  async key(customerId: string, limit: TimeLimit): Promise<CustomerKey | 'none' | 'destroyed'> {
    try {
      const data = await this.#read<{ readonly key: string }>(keyStream(customerId), limit);
      return data === undefined ? 'none' : new Uint8Array(Buffer.from(data.key, 'base64url'));
    } catch (error) {
      if (error instanceof StreamDeletedError) {
        return 'destroyed';
      }
      throw error;
    }
  }

  /** Makes a customer's key durable; resolves to the one that was made first. */
  async keep(
    customerId: string,
    key: CustomerKey,
    limit: TimeLimit,
  ): Promise<CustomerKey | 'destroyed'> {
    const text = Buffer.from(key).toString('base64url');
    const outcome = await this.#write(keyStream(customerId), 'KeyMade', { key: text }, limit);
    if (outcome !== 'taken') {
      return outcome === 'written' ? key : 'destroyed';
    }
    const kept = await this.key(customerId, limit);
    if (kept === 'none') {
      throw new Error(`The key of ${customerId} was made first by somebody else and is not there.`);
    }
    return kept;
  }

  /** Deletes the key's stream for good. Its bytes are gone once the server was scavenged. */
  async destroyKey(customerId: string, limit: TimeLimit): Promise<void> {
    await insist(limit, async () => {
      try {
        await this.#connection.tombstone(keyStream(customerId), limit.forOneTry());
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) {
          throw error;
        }
      }
    });
  }

  async #read<Data>(stream: string, limit: TimeLimit): Promise<Data | undefined> {
    const [event] = await this.#pages.stream(stream, { limit: 1 }, limit);
    return event === undefined ? undefined : (JSON.parse(event.data) as Data);
  }

  async #write(
    stream: string,
    type: string,
    data: object,
    limit: TimeLimit,
  ): Promise<'written' | 'taken' | 'deleted'> {
    const events = [
      { id: this.#identifiers.uuid(), type, data: JSON.stringify(data), metadata: '{}' },
    ];
    const certainty = await this.#appends.append({ stream, expected: 'no-stream', events }, limit);
    if (certainty === 'deleted') {
      return 'deleted';
    }
    return certainty === 'conflict' ? 'taken' : 'written';
  }
}

/** What the names of the streams begin with that say whose an address is. */
export const emailPrefix = 'email-';

function emailStream(emailMac: string): string {
  return `${emailPrefix}${emailMac}`;
}

function keyStream(customerId: string): string {
  return `key-${customerId}`;
}

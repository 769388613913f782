import { randomUUID } from 'node:crypto';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import { TimeLimit } from '../time-limit.ts';

/** This stream is beside the log, like the streams of the keys. Its category does not belong to the log. */
const stream = 'operations-read-store';

const claimMsMax = 2_000;
const claimsRead = 10;

/** A claim of a projector that it keeps the read models in this store. */
export interface ReadStoreClaim {
  readonly storeId: string;
  readonly atMs: number;
}

/**
 * The claims of projectors to the store in which they keep the read models. They are in the event store,
 * which all projectors share.
 */
export class EventStoreDbReadStoreClaims {
  readonly #pages: EventStoreDbPages;
  readonly #appends: CertainAppends;

  constructor(connection: EventStoreDbConnection) {
    this.#pages = new EventStoreDbPages(connection);
    this.#appends = new CertainAppends(connection, this.#pages);
  }

  /** Returns the last claims, the newest first. */
  async last(): Promise<readonly ReadStoreClaim[]> {
    const events = await this.#read(claimsRead);
    return events.map(({ data }) => JSON.parse(data) as ReadStoreClaim);
  }

  /** Claims the store. The claim may be lost if another process claims at the same moment. */
  async claim(storeId: string): Promise<void> {
    const [last] = await this.#read(1);
    const claim: ReadStoreClaim = { storeId, atMs: Date.now() };
    const event = {
      id: randomUUID(),
      type: 'ReadStoreClaimed',
      data: JSON.stringify(claim),
      metadata: '{}',
    };
    await this.#appends.append(
      { stream, expected: last?.revision ?? 'no-stream', events: [event] },
      new TimeLimit(claimMsMax),
    );
  }

  #read(limit: number) {
    const options = { direction: 'backward', limit } as const;
    return this.#pages.stream(stream, options, new TimeLimit(claimMsMax));
  }
}

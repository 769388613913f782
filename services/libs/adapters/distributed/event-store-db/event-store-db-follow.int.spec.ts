import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../../../../../test/support/eventstoredb/spawn-event-store-db.ts';
import {
  allAfter,
  ids,
  newStream,
  part,
} from '../../../../../test/support/in-memory/stored-events.ts';
import type { StoredEvent } from '../../../application/event-log/stored-event.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from './event-store-db-key-vault.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the distributed event store'),
  identifiers: new RandomIdentifiers(),
};

let server: EventStoreDbProcess;
let store: EventStoreDbEventStore;

beforeAll(async () => {
  server = await spawnEventStoreDb();
}, 30_000);

afterAll(async () => {
  await server.stop();
});

beforeEach(async () => {
  store = await EventStoreDbEventStore.open({ url: server.url, ...tools });
});

afterEach(async () => {
  await server.faults.clear();
  await store.close();
});

/** A reader that follows the log from its present end. */
class Follower {
  readonly received: StoredEvent[] = [];
  readonly #calledOff = new AbortController();
  #following: Promise<void> = Promise.resolve();
  #heard = Promise.withResolvers<undefined>();

  static async begin(log: EventStoreDbEventLogReader | EventStoreDbEventStore): Promise<Follower> {
    const follower = new Follower();
    const pages = log.follow(await log.head(), { signal: follower.#calledOff.signal, limit: 10 });
    follower.#following = follower.#take(pages);
    return follower;
  }

  /** Resolves when the follower has received that many events. */
  async has(count: number): Promise<void> {
    while (this.received.length < count) {
      await this.#heard.promise;
    }
  }

  async end(): Promise<void> {
    this.#calledOff.abort();
    await this.#following;
  }

  async #take(pages: AsyncIterable<{ readonly events: readonly StoredEvent[] }>): Promise<void> {
    for await (const { events } of pages) {
      this.received.push(...events);
      this.#heard.resolve(undefined);
      this.#heard = Promise.withResolvers();
    }
  }
}

/** Appends events to a new stream, even while the server fails. Returns their ids. */
async function appendAll(count: number): Promise<readonly string[]> {
  const stream = newStream('booking');
  const appended: string[] = [];
  while (appended.length < count) {
    const append = part(stream, appended.length === 0 ? 'no-stream' : appended.length - 1);
    await untilKnown(() => store.appendInOrder([append]));
    appended.push(...ids(append.events));
  }
  return appended;
}

async function untilKnown(append: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await append();
      return;
    } catch (error) {
      expect(error).toMatchObject({ name: 'AppendOutcomeUnknown' });
    }
  }
}

/**
 * Appends one event per round and waits until the follower has received it. Returns the time of all rounds in
 * milliseconds.
 */
async function roundsTookMs(follower: Follower, rounds: number): Promise<number> {
  const startMs = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const before = follower.received.length;
    await appendAll(1);
    await follower.has(before + 1);
  }
  return performance.now() - startMs;
}

/** The time of ten rounds, in milliseconds, with a follower that reads only once a second. */
const tenLooksMs = 10_000;

describe('the log in a store that also holds other streams', () => {
  it('leaves out the events of the server, of other programs and of keys, and its head does not count them', async () => {
    const start = await store.head();
    const [id] = await appendAll(1);
    const head = await store.head();
    const bare = EventStoreDBClient.connectionString(server.url);
    for (const stream of ['order-1', 'tours', 'Booking-1', 'tour']) {
      await bare.appendToStream(stream, jsonEvent({ type: 'Foreign', data: {} }));
    }
    await bare.setStreamMetadata('order-1', { maxCount: 1 });
    await new EventStoreDbKeyVault(store, tools).grantFor('somebody@example.test');
    expect(await store.head()).toBe(head);
    expect(ids(await allAfter(store, start, { limit: 1 }))).toStrictEqual([id]);
    expect(await store.readAll(head, 10)).toStrictEqual({
      events: [],
      position: head,
      caughtUp: true,
    });
    await bare.dispose();
  });

  it('has a head that every follower reaches, even if events of other programs come after it', async () => {
    const calledOff = new AbortController();
    await appendAll(3);
    const head = await store.head();
    const bare = EventStoreDBClient.connectionString(server.url);
    await bare.appendToStream('order-2', jsonEvent({ type: 'Foreign', data: {} }));
    for await (const { position } of store.follow(head.replace(/[1-9]/g, '0') as typeof head, {
      signal: calledOff.signal,
      limit: 2,
      filter: { categories: ['customer'] },
    })) {
      expect(position <= head).toBe(true);
      if (position === head) {
        calledOff.abort();
      }
    }
    await bare.dispose();
  });

  it('refuses an event that no reader would see', async () => {
    await expect(store.appendInOrder([part('key-1', 'no-stream')])).rejects.toThrow(TypeError);
    await expect(store.appendInOrder([part('order-1', 'no-stream')])).rejects.toThrow(TypeError);
  });

  it('shows an event of another program in one of its streams, with schema version 0', async () => {
    const bare = EventStoreDBClient.connectionString(server.url);
    const stream = newStream();
    await bare.appendToStream(stream, jsonEvent({ type: 'Foreign', data: { is: 'strange' } }));
    expect(await store.readStream(stream)).toMatchObject([
      { type: 'Foreign', data: '{"is":"strange"}', schemaVersion: 0, occurredAt: '', metadata: '' },
    ]);
    await bare.dispose();
  });
});

describe('a separate reader', () => {
  it('recognises the log and follows what another connection writes', async () => {
    const reader = await EventStoreDbEventLogReader.open({ url: server.url });
    expect(reader.logId).toBe(store.logId);
    const follower = await Follower.begin(reader);
    const appended = await appendAll(25);
    await follower.has(25);
    expect(ids(follower.received)).toStrictEqual(appended);
    await follower.end();
    await reader.close();
  });

  it('ends its followers when it is closed', async () => {
    const reader = await EventStoreDbEventLogReader.open({ url: server.url });
    const follower = await Follower.begin(reader);
    await reader.close();
    await follower.end();
  });

  it('leaves no unfinished read open', async () => {
    const start = await store.head();
    await appendAll(10);
    const reader = await EventStoreDbEventLogReader.open({ url: server.url });
    for (let reads = 0; reads < 50; reads += 1) {
      expect((await reader.readAll(start, 1)).caughtUp).toBe(false);
    }
    const startMs = performance.now();
    await reader.close();
    expect(performance.now() - startMs).toBeLessThan(500);
  });

  it('refuses to open if no log was begun', async () => {
    const empty = await spawnEventStoreDb();
    await expect(EventStoreDbEventLogReader.open({ url: empty.url })).rejects.toThrow(/not begun/);
    await empty.stop();
  }, 30_000);
});

describe('following while subscriptions fail', () => {
  it.each([
    ['with an error', true],
    ['as if it were complete', false],
  ])(
    'continues at once after a subscription ended %s',
    async (_title, withError) => {
      const follower = await Follower.begin(store);
      await roundsTookMs(follower, 2);
      expect(await server.faults.dropSubscriptions({ withError })).toBeGreaterThan(0);
      expect(await roundsTookMs(follower, 10)).toBeLessThan(tenLooksMs / 2);
      await follower.end();
    },
    30_000,
  );

  it('reads without a ring when a subscription stays silent, and subscribes again', async () => {
    await server.faults.hang(1, ['subscribe']);
    const follower = await Follower.begin(store);
    expect(await roundsTookMs(follower, 10)).toBeLessThan(tenLooksMs / 2);
    await follower.end();
  }, 30_000);

  it('continues after every connection was cut', async () => {
    const follower = await Follower.begin(store);
    await roundsTookMs(follower, 1);
    await server.faults.dropConnections();
    expect(await roundsTookMs(follower, 10)).toBeLessThan(tenLooksMs / 2);
    await follower.end();
  }, 30_000);

  it('is redirected to the leader', async () => {
    const leader = { host: '127.0.0.1', port: server.port };
    await server.faults.notLeader(leader, 2, ['read', 'subscribe']);
    const follower = await Follower.begin(store);
    await roundsTookMs(follower, 3);
    await follower.end();
  });
});

describe('following a server that fails', () => {
  it('returns every event once and in order even if the server is killed repeatedly', async () => {
    const follower = await Follower.begin(store);
    const over = new AbortController();
    const writer = (async () => {
      const appended: string[] = [];
      while (!over.signal.aborted) {
        appended.push(...(await appendAll(20)));
      }
      return appended;
    })();
    for (let kills = 0; kills < 3; kills += 1) {
      await wait(150);
      await server.restart();
    }
    over.abort();
    const appended = await writer;
    await follower.has(appended.length);
    expect(ids(follower.received)).toStrictEqual(appended);
    await follower.end();
  }, 60_000);

  it('waits for a paused server, and continues when it resumes', async () => {
    const follower = await Follower.begin(store);
    await server.pause();
    const appending = appendAll(5);
    await wait(1_600);
    server.resume();
    expect(await appending).toHaveLength(5);
    await follower.has(5);
    expect(ids(follower.received)).toStrictEqual(await appending);
    await follower.end();
  }, 60_000);

  it('ends at once when its signal aborts while the server is paused', async () => {
    const follower = await Follower.begin(store);
    await server.pause();
    const startMs = performance.now();
    await follower.end();
    expect(performance.now() - startMs).toBeLessThan(1_000);
    server.resume();
  });
});

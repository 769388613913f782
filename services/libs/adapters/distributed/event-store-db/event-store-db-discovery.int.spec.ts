import { setTimeout as wait } from 'node:timers/promises';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../../../../../test/support/eventstoredb/spawn-event-store-db.ts';
import { newStream, part } from '../../../../../test/support/in-memory/stored-events.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the distributed event store'),
  identifiers: new RandomIdentifiers(),
};

let server: EventStoreDbProcess;
let url: string;

beforeAll(async () => {
  server = await spawnEventStoreDb();
  url = `esdb+discover://127.0.0.1:${server.port}?tls=false&maxDiscoverAttempts=2`;
}, 30_000);

afterAll(async () => {
  await server.stop();
});

describe('a cluster whose leader is discovered', () => {
  it('takes appends and shows them', async () => {
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    const stream = newStream();
    expect(await store.appendInOrder([part(stream, 'no-stream')])).toMatchObject({
      revisions: [0],
    });
    expect(await store.readStream(stream)).toHaveLength(1);
    await store.close();
  });

  it('is followed again by every follower after the server was down for a while', async () => {
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const head = await store.head();
    const seen = Array.from({ length: 4 }, async () => {
      for await (const { events } of store.follow(head, { signal, limit: 10 })) {
        return events.map(({ stream }) => stream);
      }
      return [];
    });
    await wait(100);
    await server.kill();
    const away = Array.from({ length: 4 }, () =>
      store.appendInOrder([part(newStream(), 'no-stream')]),
    );
    for (const outcome of await Promise.allSettled(away)) {
      expect(outcome).toMatchObject({ reason: { name: 'AppendOutcomeUnknown' } });
    }
    // Long enough for every follower to look for the server more than once.
    await wait(1_600);
    await server.start();
    const stream = newStream();
    const append = [part(stream, 'no-stream')];
    let isStored = false;
    while (!isStored) {
      isStored = await store.appendInOrder(append).then(
        () => true,
        () => false,
      );
    }
    expect(await Promise.all(seen)).toStrictEqual([[stream], [stream], [stream], [stream]]);
    calledOff.abort();
    await store.close();
  }, 60_000);

  it('does not delay closing when it cannot be found', async () => {
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    await server.kill();
    await expect(store.head()).rejects.toThrow();
    const startMs = performance.now();
    await store.close();
    expect(performance.now() - startMs).toBeLessThan(3_000);
    await server.start();
  }, 30_000);
});

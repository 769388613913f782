import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../../../test/support/eventstoredb/start-event-store-db.ts';
import { FaultProxy } from '../../../../../test/support/processes/fault-proxy.ts';
import { newStream, part } from '../../../../../test/support/in-memory/stored-events.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the distributed event store'),
  identifiers: new RandomIdentifiers(),
};

/** Well below the 20 s that the client's keep-alive takes, with time for a machine that is busy with other suites. */
const noticedMsMax = 8_000;

describe('A connection that the network dropped silently', () => {
  let server: EventStoreDbServer;
  let proxy: FaultProxy;
  let url: string;

  beforeEach(async () => {
    server = await startEventStoreDb();
    proxy = await FaultProxy.open({ host: '127.0.0.1', port: server.port });
    url = proxy.through(server.url);
  });

  afterEach(async () => {
    await proxy.close();
    await server.stop();
  });

  it('delays appends by the time of a command at most, and stops delaying once the network is back', async () => {
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    await store.appendInOrder([part(newStream(), 'no-stream')]);
    await proxy.halfOpen();
    const append = [part(newStream(), 'no-stream')];
    await expect(store.appendInOrder(append)).rejects.toThrow('is not known');
    await proxy.up();
    const beganMs = performance.now();
    const outcome = await store.appendInOrder(append).catch(() => store.appendInOrder(append));
    expect(outcome).toMatchObject({ outcome: 'appended', revisions: [0] });
    expect(performance.now() - beganMs).toBeLessThan(noticedMsMax);
    await store.close();
  }, 30_000);

  it('is replaced by a reader that only follows the log', async () => {
    const writer = await EventStoreDbEventStore.open({ url: server.url, ...tools });
    await writer.appendInOrder([part(newStream(), 'no-stream')]);
    const reader = await EventStoreDbEventLogReader.open({ url });
    const ending = new AbortController();
    const followed: string[] = [];
    const after = await writer.head();
    const following = (async () => {
      for await (const { events } of reader.follow(after, { signal: ending.signal, limit: 10 })) {
        followed.push(...events.map(({ stream }) => stream));
        if (followed.length >= 2) return;
      }
    })();
    const streams = [newStream(), newStream()];
    await writer.appendInOrder([part(streams[0] ?? '', 'no-stream')]);
    while (followed.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await proxy.halfOpen();
    await proxy.up();
    await writer.appendInOrder([part(streams[1] ?? '', 'no-stream')]);
    const beganMs = performance.now();
    await following;
    expect(performance.now() - beganMs).toBeLessThan(noticedMsMax);
    expect(followed).toStrictEqual(streams);
    ending.abort();
    await Promise.all([reader.close(), writer.close()]);
  }, 30_000);
});

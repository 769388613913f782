import { EventStoreDBClient } from '@eventstore/db-client';
import { runScavenge } from '../../../test/support/eventstoredb/run-scavenge.ts';
import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../test/support/eventstoredb/start-event-store-db.ts';
import { settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { EventStoreDbEventStore } from '../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbKeyStreams } from '../adapters/distributed/event-store-db/event-store-db-key-streams.ts';
import { EventStoreDbKeyVault } from '../adapters/distributed/event-store-db/event-store-db-key-vault.ts';
import { TimeLimit } from '../adapters/distributed/time-limit.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { KeyWrap } from '../application/keys/key-wrap.ts';
import { wrapEngineKeys } from './wrap-engine-keys.ts';

const secret = 'the secret of a store that is long enough to be one';
const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography(secret),
  identifiers: new RandomIdentifiers(),
};

describe('the keys of an event store that an earlier release filled', () => {
  let server: EventStoreDbServer;
  let log: EventStoreDbEventStore;
  let vault: EventStoreDbKeyVault;

  beforeEach(async () => {
    server = await startEventStoreDb();
    log = await EventStoreDbEventStore.open({ ...server, ...tools });
    // A store with a key but without the note of wrapped keys is a store of an earlier release.
    const client = EventStoreDBClient.connectionString(server.url);
    const data = { key: Buffer.from(tools.identifiers.bytes(32)).toString('base64url') };
    await client.appendToStream('key-first', [
      {
        id: tools.identifiers.uuid(),
        contentType: 'application/json',
        type: 'KeyMade',
        data,
        metadata: {},
      },
    ]);
    await client.dispose();
    vault = new EventStoreDbKeyVault(log, tools);
  });

  afterEach(async () => {
    await log.close();
    await server.stop();
  });

  const settings = (more: Record<string, string> = {}) =>
    settingsOn('unused', {
      ...{ PROFILE: 'distributed', EVENTSTORE_URL: server.url, SECRET_KEY: secret },
      ...{ MONGODB_URL: 'mongodb://127.0.0.1:1/tours', REDIS_URL: 'redis://127.0.0.1:1' },
      ...more,
    });

  async function everythingIn(): Promise<string> {
    const client = EventStoreDBClient.connectionString(server.url);
    const events: unknown[] = [];
    for await (const { event } of client.readAll()) events.push(event?.streamId, event?.data);
    await client.dispose();
    return JSON.stringify(events);
  }

  it('are wrapped while the product runs, once, and a scavenge removes the unwrapped ones', async () => {
    const grants = [];
    for (const name of ['asha', 'ben', 'chen', 'dina']) {
      grants.push(await vault.grantFor(`${name}@example.com`));
    }
    const raw = grants.map(({ key }) => Buffer.from(key).toString('base64url'));
    const [erased, ...others] = grants;
    await vault.destroy(erased?.customerId ?? '');
    const before = await everythingIn();
    expect(raw.slice(1).every((key) => before.includes(key))).toBe(true);

    expect(await wrapEngineKeys(settings())).toBe(3);
    expect(await wrapEngineKeys(settings())).toBe(0);
    const streams = new EventStoreDbKeyStreams(
      log.connection,
      tools.identifiers,
      new KeyWrap(tools.cryptography),
    );
    for (const { customerId, key } of others) {
      expect(await streams.key(customerId, new TimeLimit(1_500))).toEqual(key);
    }
    const later = await vault.grantFor('esha@example.com');

    const client = EventStoreDBClient.connectionString(server.url);
    const history = client.subscribeToStream(`$scavenges-${await runScavenge(server.port)}`);
    for await (const { event } of history) if (event?.type === '$scavengeCompleted') break;
    await client.dispose();
    const after = await everythingIn();
    const unwrapped = [...raw, Buffer.from(later.key).toString('base64url')];
    expect(unwrapped.filter((key) => after.includes(key))).toEqual([]);
  });

  it('stay unchanged if SECRET_KEY or the profile is a different one', async () => {
    await vault.grantFor('asha@example.com');
    const before = await everythingIn();
    const other = { SECRET_KEY: 'another secret, with which the log was not begun' };
    await expect(wrapEngineKeys(settings(other))).rejects.toThrow('another SECRET_KEY');
    await expect(wrapEngineKeys(settingsOn('unused'))).rejects.toThrow('at its start');
    expect(await everythingIn()).toBe(before);
  });
});

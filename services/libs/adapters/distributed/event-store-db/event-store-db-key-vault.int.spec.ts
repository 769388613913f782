import { EventStoreDBClient } from '@eventstore/db-client';
import {
  eventStoreSecret,
  type EventStoreServer,
  eventStoreServer,
} from '../../../../../test/support/processes/event-store-server.ts';
import { runScavenge } from '../../../../../test/support/eventstoredb/run-scavenge.ts';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../../../../../test/support/eventstoredb/spawn-event-store-db.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { keyVaultContract } from '../../../application/ports/key-vault.contract.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';
import { EventStoreDbKeyStreams } from './event-store-db-key-streams.ts';
import { EventStoreDbKeyVault } from './event-store-db-key-vault.ts';
import { TimeLimit } from '../time-limit.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography(eventStoreSecret),
  identifiers: new RandomIdentifiers(),
};
const wraps = new KeyWrap(tools.cryptography);

describe('the key vault in streams of the event store', () => {
  let server: EventStoreServer;

  beforeAll(async () => {
    server = await eventStoreServer();
  });

  afterAll(async () => {
    await server.stop();
  });

  keyVaultContract(async () => {
    const { url } = server;
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    const otherStore = await EventStoreDbEventStore.open({ url, ...tools });
    return {
      store,
      vault: new EventStoreDbKeyVault(store, tools),
      otherVault: new EventStoreDbKeyVault(otherStore, tools),
      async close() {
        await store.close();
        await otherStore.close();
      },
    };
  });
});

describe('a key vault that stores keys before they are used', () => {
  let server: EventStoreDbProcess;
  let store: EventStoreDbEventStore;
  let otherStore: EventStoreDbEventStore;
  let clock: VirtualClock;
  let vault: EventStoreDbKeyVault;
  let otherVault: EventStoreDbKeyVault;

  beforeAll(async () => {
    server = await spawnEventStoreDb();
  }, 30_000);

  afterAll(async () => {
    await server.stop();
  });

  beforeEach(async () => {
    const { url } = server;
    clock = new VirtualClock();
    store = await EventStoreDbEventStore.open({ url, ...tools });
    otherStore = await EventStoreDbEventStore.open({ url, ...tools });
    vault = new EventStoreDbKeyVault(store, { ...tools, clock });
    otherVault = new EventStoreDbKeyVault(otherStore, { ...tools, clock });
  });

  afterEach(async () => {
    await server.faults.clear();
    await store.close();
    await otherStore.close();
  });

  /** Returns an address that was never used before. */
  function newEmail(): string {
    return `${crypto.randomUUID()}@example.test`;
  }

  it('shows a new key to every process without an append', async () => {
    const email = newEmail();
    const grant = await vault.grantFor(email);
    expect(grant.newFor).toBeUndefined();
    expect(await otherVault.grantFor(email)).toStrictEqual(grant);
    expect(await otherVault.open(grant.customerId)).toStrictEqual(grant.key);
  });

  it('makes one customer and one key for an address when several processes ask at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const email = newEmail();
      const vaults = [vault, otherVault, vault, otherVault];
      const grants = await Promise.all(vaults.map((asked) => asked.grantFor(email)));
      for (const grant of grants) {
        expect(grant).toStrictEqual(grants[0]);
      }
    }
  });

  it('makes the missing key of a customer when a process stopped before it made one', async () => {
    const email = newEmail();
    const emailMac = tools.cryptography.mac('email-index', JSON.stringify([email, 0]));
    const streams = new EventStoreDbKeyStreams(store.connection, tools.identifiers, wraps);
    const customerId = await streams.file(emailMac, 'half-made', new TimeLimit(1_500));
    expect(await vault.open(customerId)).toBe('missing');
    const grant = await vault.grantFor(email);
    expect(grant).toMatchObject({ customerId: 'half-made' });
    expect(await otherVault.open('half-made')).toStrictEqual(grant.key);
  });

  it('distinguishes a damaged key from a missing one', async () => {
    const grant = await vault.grantFor(newEmail());
    const [stored] = await store.readStream(`key-${grant.customerId}`);
    expect(stored?.data).not.toContain(Buffer.from(grant.key).toString('base64url'));
    const streams = new EventStoreDbKeyStreams(store.connection, tools.identifiers, wraps);
    const limit = new TimeLimit(1_500);
    await streams.keep('rotten', { damaged: 'no wrapped key' }, limit);
    expect(await vault.open('rotten')).toBe('damaged');
    expect(await vault.open('nobody')).toBe('missing');
  });

  it('makes one key even if every answer is lost', async () => {
    for (let round = 0; round < 20; round += 1) {
      await server.faults.loseAnswers(3, ['append']);
      const email = newEmail();
      const grant = await vault.grantFor(email);
      await server.faults.clear();
      expect(await otherVault.grantFor(email)).toStrictEqual(grant);
    }
  });

  it('destroys a key even if the answer is lost or the server could not be reached', async () => {
    const grant = await vault.grantFor(newEmail());
    await server.faults.loseAnswers(1, ['delete']);
    await vault.destroy(grant.customerId);
    expect(await otherVault.open(grant.customerId)).toBe('destroyed');

    const other = await vault.grantFor(newEmail());
    await server.faults.failBeforeWriting(1_000);
    await expect(vault.destroy(other.customerId)).rejects.toMatchObject({
      name: 'AppendOutcomeUnknown',
    });
    await server.faults.clear();
    await vault.destroy(other.customerId);
    expect(await otherVault.open(other.customerId)).toBe('destroyed');
  });

  it('makes no key for a customer who was erased before a key was made', async () => {
    const email = newEmail();
    const emailMac = tools.cryptography.mac('email-index', JSON.stringify([email, 0]));
    const streams = new EventStoreDbKeyStreams(store.connection, tools.identifiers, wraps);
    const erasedId = tools.identifiers.uuid();
    await streams.file(emailMac, erasedId, new TimeLimit(1_500));
    await vault.destroy(erasedId);
    const key = tools.identifiers.bytes(32);
    expect(await streams.keep(erasedId, key, new TimeLimit(1_500))).toBe('destroyed');
    expect((await vault.grantFor(email)).customerId).not.toBe(erasedId);
  });

  it('opens a key from memory for five seconds, unless it destroyed the key itself', async () => {
    const grant = await vault.grantFor(newEmail());
    const { customerId, key } = grant;
    for (const opening of [vault, otherVault]) {
      expect(await opening.open(customerId)).toStrictEqual(key);
    }
    await vault.destroy(customerId);
    expect(await vault.open(customerId)).toBe('destroyed');
    expect(await otherVault.open(customerId)).toStrictEqual(key);
    await clock.advance(5_000);
    expect(await otherVault.open(customerId)).toBe('destroyed');
  });

  it('never seals with a key from memory', async () => {
    const email = newEmail();
    const grant = await vault.grantFor(email);
    await vault.open(grant.customerId);
    await otherVault.destroy(grant.customerId);
    expect((await vault.grantFor(email)).customerId).not.toBe(grant.customerId);
  });

  it('fails within the time of a command while the server is paused', async () => {
    await server.pause();
    const startMs = performance.now();
    try {
      await expect(vault.grantFor(newEmail())).rejects.toThrow();
      await expect(vault.open(crypto.randomUUID())).rejects.toThrow();
    } finally {
      server.resume();
    }
    expect(performance.now() - startMs).toBeLessThan(2 * 2_500);
  });

  it('stores no address, and no destroyed key after a scavenge', async () => {
    const emails = Array.from({ length: 30 }, (_none, index) => `person-${index}@example.test`);
    const grants: KeyGrant[] = [];
    for (const email of emails) {
      grants.push(await vault.grantFor(email));
    }
    const wrapped = new Map<string, string>();
    for (const { customerId } of grants) {
      const [stored] = await store.readStream(`key-${customerId}`);
      wrapped.set(customerId, (JSON.parse(stored?.data ?? '') as { wrapped: string }).wrapped);
    }
    const erased = grants.filter((_grant, index) => index % 3 === 0);
    for (const { customerId } of erased) {
      await vault.destroy(customerId);
    }
    const isIn = (log: string, { customerId }: KeyGrant): boolean =>
      log.includes(wrapped.get(customerId) ?? '');
    const before = await everythingIn(server);
    expect(emails.filter((email) => before.includes(email))).toStrictEqual([]);
    const inClear = grants.map(({ key }) => Buffer.from(key).toString('base64url'));
    expect(inClear.filter((key) => before.includes(key))).toStrictEqual([]);
    // Until the scavenge an operator could still read the keys, so the erasure is not complete.
    expect(erased.every((grant) => isIn(before, grant))).toBe(true);

    await scavenge(server);
    const after = await everythingIn(server);
    expect(grants.filter((grant) => !isIn(after, grant))).toStrictEqual(erased);
    for (const grant of grants) {
      const opened = await otherVault.open(grant.customerId);
      expect(opened).toStrictEqual(erased.includes(grant) ? 'destroyed' : grant.key);
    }
    const [again] = emails;
    expect((await vault.grantFor(again ?? '')).customerId).not.toBe(erased[0]?.customerId);
  }, 60_000);
});

/** Returns every event in the server, including its own and deleted ones. */
async function everythingIn({ url }: EventStoreDbProcess): Promise<string> {
  const client = EventStoreDBClient.connectionString(url);
  const events: unknown[] = [];
  for await (const { event } of client.readAll()) {
    events.push(event?.streamId, event?.data, event?.metadata);
  }
  await client.dispose();
  return JSON.stringify(events);
}

/** Starts a scavenge as an operator does, and waits until it is completed. */
async function scavenge(server: EventStoreDbProcess): Promise<void> {
  const client = EventStoreDBClient.connectionString(server.url);
  const history = client.subscribeToStream(`$scavenges-${await runScavenge(server.port)}`);
  for await (const { event } of history) {
    if (event?.type === '$scavengeCompleted') {
      break;
    }
  }
  await client.dispose();
}

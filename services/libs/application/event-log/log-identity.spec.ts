import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography, sha256 } from '../../adapters/node/node-cryptography.ts';
import { isLinked } from './chain.ts';
import { establishLogIdentity, recogniseLog, SecretKeyMismatch } from './log-identity.ts';

const tools = {
  clock: new VirtualClock(),
  cryptography: new NodeCryptography('the secret that this log was begun with'),
  identifiers: new SeededIdentifiers(5),
};

describe('the identity of a log', () => {
  it('is its first event, stored once', async () => {
    const store = new InMemoryEventStore(new InMemoryLog());
    await expect(recogniseLog(store)).rejects.toThrow(/not begun yet/);
    const logId = await establishLogIdentity(store, tools);
    expect(await establishLogIdentity(store, tools)).toBe(logId);
    expect(await recogniseLog(store)).toBe(logId);
    const [begun, ...more] = await store.readStream('log-identity');
    expect(more).toStrictEqual([]);
    expect(begun).toMatchObject({ type: 'LogBegun', occurredAt: '2026-11-20T06:00:00.000Z' });
    expect(begun !== undefined && isLinked({ sha256 }, 'log-identity', begun)).toBe(true);
    expect(begun?.data).not.toContain('secret that');
  });

  it('is the same for all processes that begin the log at the same time', async () => {
    const store = new InMemoryEventStore(new InMemoryLog());
    const ids = await Promise.all([1, 2, 3].map(() => establishLogIdentity(store, tools)));
    expect(new Set(ids).size).toBe(1);
    expect(await store.readStream('log-identity')).toHaveLength(1);
  });

  it('requires the SECRET_KEY with which the log was begun', async () => {
    const store = new InMemoryEventStore(new InMemoryLog());
    await establishLogIdentity(store, tools);
    const cryptography = new NodeCryptography('another secret than the one of before');
    await expect(establishLogIdentity(store, { ...tools, cryptography })).rejects.toThrow(
      SecretKeyMismatch,
    );
  });

  it('is not read from a stream that begins with a different kind of event', async () => {
    const log = new InMemoryLog();
    const store = new InMemoryEventStore(log);
    await store.appendInOrder([
      {
        stream: 'log-identity',
        expected: 'no-stream',
        events: [
          {
            id: tools.identifiers.uuid(),
            type: 'TourPublished',
            schemaVersion: 1,
            data: '{}',
            metadata: '{}',
            occurredAt: tools.clock.now(),
          },
        ],
      },
    ]);
    await expect(recogniseLog(store)).rejects.toThrow(/begins with TourPublished/);
  });
});

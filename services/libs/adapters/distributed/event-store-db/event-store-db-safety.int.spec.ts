import { jest } from '@jest/globals';
import {
  type EventStoreDbOptions,
  startEventStoreDb,
} from '../../../../../test/support/eventstoredb/start-event-store-db.ts';
import { lookUntilTimed, statesOf } from '../../../../../test/support/look-until-timed.ts';
import { EventStoreDbConnection } from './event-store-db-connection.ts';
import { EventStoreDbReadStoreClaims } from './event-store-db-read-store-claims.ts';
import { EventStoreDbSafety } from './event-store-db-safety.ts';
import { ReadStoreAgreement } from '../read-store-agreement.ts';

/** Gives time to machines that are busy with other suites. */
jest.setTimeout(60_000);

/** Functions that end what a test began, in the order in which the test began it. */
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function connect(options: EventStoreDbOptions = {}) {
  const server = await startEventStoreDb(options);
  ends.push(() => server.stop());
  const connection = new EventStoreDbConnection(server.url);
  ends.push(() => connection.close());
  return { connection, server, safety: new EventStoreDbSafety(connection, server.url) };
}

describe('The configuration of an EventStoreDB', () => {
  it('is safe by default', async () => {
    const { safety } = await connect();
    expect(statesOf(await lookUntilTimed(safety))).toEqual({
      'eventstore-in-memory': 'safe',
      'eventstore-flush': 'safe',
      'eventstore-hard-deletes': 'safe',
      'eventstore-clock': 'safe',
    });
  });

  it('is unsafe with a log in memory, without flush, and with a wrong clock', async () => {
    const nodeOptions = { MemDb: 'True', UnsafeDisableFlushToDisk: 'true' };
    const { safety } = await connect({ nodeOptions, clockAheadMs: 3_000 });
    const look = await lookUntilTimed(safety);
    expect(statesOf(look)).toEqual({
      'eventstore-in-memory': 'unsafe',
      'eventstore-flush': 'unsafe',
      'eventstore-hard-deletes': 'safe',
      'eventstore-clock': 'unsafe',
    });
    expect(look.clockSkewMs).toBeLessThan(-2_000);
  });

  it('is unknown if the user may not read it, and the finding says what to do', async () => {
    const { safety } = await connect({ nodeOptions: 'denied' });
    const { findings } = await safety.look();
    const [memory] = findings;
    expect(memory).toMatchObject({ setting: 'eventstore-in-memory', state: 'unknown' });
    expect(memory?.words).toContain('It answers with 401. Check it yourself');
  });

  it('is not reported while the server cannot be reached', async () => {
    const { safety, server } = await connect();
    await server.stop();
    ends.shift();
    await expect(safety.look()).rejects.toThrow();
  });
});

describe('The database of the read models', () => {
  async function world() {
    const { connection } = await connect();
    const claims = new EventStoreDbReadStoreClaims(connection);
    return (storeId: string, isProjector = true) => {
      const read = () => Promise.resolve(storeId);
      const agreement = new ReadStoreAgreement({ claims, storeId: read, isProjector });
      return async () => statesOf(await agreement.look())['read-store'];
    };
  }

  it('is correct when every process uses the same one', async () => {
    const process = await world();
    const api = process('one', false);
    expect(await api()).toBeUndefined();
    const [first, second] = [process('one'), process('one')];
    expect([await first(), await second(), await api(), await first()]).toEqual(
      new Array(4).fill('safe'),
    );
  });

  it('is reported by every process while two projectors use different ones', async () => {
    const process = await world();
    const [first, second, api] = [process('one'), process('two'), process('one', false)];
    expect(await first()).toBe('safe');
    expect(await second()).toBe('safe');
    expect(await first()).toBe('unsafe');
    expect(await second()).toBe('unsafe');
    expect(await first()).toBe('unsafe');
    expect(await api()).toBe('unsafe');
  });

  it('may be changed while no process runs', async () => {
    const process = await world();
    expect(await process('one')()).toBe('safe');
    const successor = process('two');
    expect(await successor()).toBe('safe');
    expect(await successor()).toBe('safe');
    const api = process('two', false);
    expect(await api()).toBe('safe');
  });

  it('is reported by an API if the projectors write to a different one', async () => {
    const process = await world();
    expect(await process('one')()).toBe('safe');
    const api = process('two', false);
    expect(await api()).toBe('safe');
    expect(await api()).toBe('unsafe');
  });
});

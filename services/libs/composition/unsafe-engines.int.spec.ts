import { jest } from '@jest/globals';
import { startEventStoreDb } from '../../../test/support/eventstoredb/start-event-store-db.ts';
import { startScriptedMongoServer } from '../../../test/support/mongo-server/scripted-mongo-server.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { openLog, openReadModels } from './distributed-engines.ts';
import { StartRefused } from './start-refused.ts';

const engines = {
  eventStoreUrl: '',
  mongoUrl: '',
  redisUrl: '',
  takeoverMs: 1_000,
  waitMs: 5_000,
};

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('secret '.repeat(8)),
  identifiers: new RandomIdentifiers(),
};

/** Gives the tests time on machines that are busy with other suites. */
jest.setTimeout(60_000);

describe('A start', () => {
  it.each([
    ['MemDb', 'keeps the log only in memory'],
    ['UnsafeDisableFlushToDisk', 'acknowledges events that are not on its disk yet'],
  ])('is refused if the event store runs with %s', async (option, words) => {
    const server = await startEventStoreDb({ nodeOptions: { [option]: 'True' } });
    const opening = openLog({ ...engines, eventStoreUrl: server.url }, tools);
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
    await expect(opening).rejects.toThrow(words);
    await server.stop();
  });

  it('continues if the event store does not report how it runs', async () => {
    const server = await startEventStoreDb({ nodeOptions: 'denied' });
    const log = await openLog({ ...engines, eventStoreUrl: server.url }, tools);
    await log.close();
    await server.stop();
  });

  it('is refused if MongoDB has no journal', async () => {
    const server = await startScriptedMongoServer((command) => {
      if (command === 'find') return { cursor: { id: 0n, ns: 'tours.read-store', firstBatch: [] } };
      return command === 'update'
        ? { ok: 0, code: 2, errmsg: "cannot use 'j' option when a host does not have journaling" }
        : {};
    });
    const opening = openReadModels({ ...engines, mongoUrl: server.url });
    await expect(opening).rejects.toThrow('MongoDB runs without a journal');
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
    await server.stop();
  });

  it('is refused if the address of MongoDB turns the journal off', async () => {
    const opening = openReadModels({ ...engines, mongoUrl: 'mongodb://one/tours?journal=false' });
    await expect(opening).rejects.toThrow('MONGODB_URL sets journal:');
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
  });
});

import { lookUntilTimed, statesOf } from '../../../../../test/support/look-until-timed.ts';
import {
  type MongoScript,
  startScriptedMongoServer,
} from '../../../../../test/support/mongo-server/scripted-mongo-server.ts';
import { type MongoDatabase, openMongoDatabase } from './mongo-database.ts';
import { MongoWithoutJournal, readStoreId } from './mongo-identity.ts';
import { MongoSafety } from './mongo-safety.ts';

/** The answers of a server with safe settings. */
const wellSet: MongoScript = (command) => {
  if (command === 'serverStatus') {
    return { storageEngine: { name: 'wiredTiger', persistent: true } };
  }
  return command === 'getCmdLineOpts' ? { argv: ['mongod'], parsed: { storage: {} } } : {};
};

const denied = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on admin' };

describe('The configuration of a MongoDB', () => {
  const ends: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function open(script: MongoScript): Promise<MongoDatabase> {
    const server = await startScriptedMongoServer(script);
    ends.push(() => server.stop());
    const database = await openMongoDatabase(server.url);
    ends.push(() => database.close());
    return database;
  }

  async function found(script: MongoScript): Promise<Readonly<Record<string, string>>> {
    return statesOf(await lookUntilTimed(new MongoSafety(await open(script))));
  }

  it('is safe by default', async () => {
    expect(await found(wellSet)).toEqual({
      'mongodb-in-memory': 'safe',
      'mongodb-journal': 'safe',
      'mongodb-clock': 'safe',
    });
  });

  it('is unsafe in memory, without a journal, or with a wrong clock', async () => {
    const unsafe: MongoScript = (command) => {
      if (command === 'serverStatus') {
        return { storageEngine: { name: 'inMemory', persistent: false } };
      }
      return command === 'getCmdLineOpts'
        ? { parsed: { storage: { journal: { enabled: false } } } }
        : { localTime: new Date(Date.now() - 5_000) };
    };
    expect(await found(unsafe)).toEqual({
      'mongodb-in-memory': 'unsafe',
      'mongodb-journal': 'unsafe',
      'mongodb-clock': 'unsafe',
    });
  });

  it('is unknown if the user may not read it', async () => {
    const script: MongoScript = (command) =>
      command === 'serverStatus' || command === 'getCmdLineOpts' ? denied : {};
    expect(await found(script)).toMatchObject({ 'mongodb-in-memory': 'unknown' });
  });

  it('is found to lack a journal when the server refuses a write that asks for one', async () => {
    const database = await open((command) =>
      command === 'find'
        ? { cursor: { id: 0n, ns: 'tours.read-store', firstBatch: [] } }
        : command === 'update'
          ? {
              ok: 0,
              code: 2,
              codeName: 'BadValue',
              errmsg: "cannot use 'j' option when a host does not have journaling enabled",
            }
          : {},
    );
    await expect(readStoreId(database)).rejects.toBeInstanceOf(MongoWithoutJournal);
  });

  it.each([
    ['journal=false', 'journal'],
    ['readConcernLevel=local', 'readConcernLevel'],
    ['w=1&wtimeoutMS=5', 'wtimeoutMS'],
  ])('is refused if its address asks for weaker guarantees: %s', async (query, named) => {
    await expect(openMongoDatabase(`mongodb://127.0.0.1:1/tours?${query}`)).rejects.toThrow(
      `MONGODB_URL sets ${named}:`,
    );
  });
});

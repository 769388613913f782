import type { Document } from 'mongodb';
import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { separateDatabase } from '../../../../../test/support/mongo-server/separate-database.ts';
import {
  counts,
  eventually,
  MongoReadSide,
  observed,
} from '../../../../../test/support/mongo-server/mongo-read-side.ts';
import {
  MongoServer,
  ownMongoMissing,
} from '../../../../../test/support/mongo-server/mongo-server.ts';
import {
  featured,
  published,
  unpublished,
} from '../../../../../test/support/in-memory/stored-events.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import type { WriteBatch } from '../../../application/ports/projection-store.ts';
import type { ProjectionAlarm } from '../../../application/projections/engine/projection-alarms.ts';
import { MongoAccounts } from './mongo-accounts.ts';
import { openMongoDatabase } from './mongo-database.ts';
import { MongoProjectionStore } from './mongo-projection-store.ts';

/** The time of a test, in milliseconds: enough for machines that are busy with other suites. */
const testMsMax = 120_000;

/** A call may take two seconds. It gets one second more, because the processor may be busy. */
const callMsMax = 3_000;

describeWherePossible([ownMongoMissing], 'The read models in a MongoDB', () => {
  let server: MongoServer;
  let log: InMemoryEventStore;
  const sides: MongoReadSide[] = [];

  beforeAll(async () => {
    server = await MongoServer.start();
  }, 300_000);

  afterAll(async () => {
    await server.remove();
  });

  beforeEach(() => {
    log = new InMemoryEventStore(new InMemoryLog());
  });

  afterEach(async () => {
    await Promise.all(sides.splice(0).map((side) => side.close()));
  });

  async function open(url = separateDatabase(server.url)): Promise<MongoReadSide> {
    const database = await openMongoDatabase(url, { answerMsMax: 10_000 });
    const side = new MongoReadSide(log, database);
    sides.push(side);
    return side;
  }

  /** Returns the digest of read models that were built without a fault. */
  async function rebuilt(): Promise<string> {
    const side = await open();
    await side.run();
    return await side.caughtUp();
  }

  /** Publishes, features and withdraws tours until the signal aborts. */
  async function traffic(side: MongoReadSide, signal: AbortSignal): Promise<void> {
    const events = [published, featured, unpublished];
    for (let round = 0; !signal.aborted; round += 1) {
      await side.happen(`tour-${round % 7}`, events[round % 3] ?? published);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  it(
    'continue from the stored state after the store lost writes in the middle of batches, and equal a rebuild',
    async () => {
      const side = await open();
      const store = new MongoProjectionStore(side.database);
      const { timesGoneBack } = observed(store);
      const runner = await side.run({ store });
      await runner.whenReady();
      for (let round = 1; round <= 3; round += 1) {
        const enough = new AbortController();
        const going = traffic(side, enough.signal);
        const begun = await log.head();
        await eventually(async () => {
          // A client that was just refused takes a moment to find the server again.
          const [build] = await side.readStore.builds().catch(() => []);
          return Number(build?.position) > Number(begun) + 50;
        });
        await server.kill();
        await server.startAgain();
        enough.abort();
        await going;
      }
      const digest = await side.caughtUp();
      // If the store never returned to an earlier state, the test would not show what its title says.
      expect(timesGoneBack()).toBeGreaterThan(0);
      expect(digest).toBe(await rebuilt());
    },
    testMsMax,
  );

  it.each(['documents before their builds', 'builds before their documents'])(
    'are made again when their database is restored while they are fed, %s',
    async (order) => {
      const side = await open();
      const other = await open();
      const alarms: ProjectionAlarm[] = [];
      await (await side.run({ raise: (alarm) => alarms.push(alarm) })).whenReady();
      for (let tour = 0; tour < 5; tour += 1) await side.happen(`tour-${tour}`, published);
      await side.caughtUp();
      const { database } = side;
      const names = (await database.collectionNames()).filter((name) => name !== 'builds');
      names.splice(order.startsWith('builds') ? 0 : names.length, 0, 'builds');
      const backup = new Map<string, readonly Document[]>();
      for (const name of names) {
        backup.set(name, await database.collection(name).find({}).toArray());
      }
      for (let tour = 3; tour < 9; tour += 1)
        await side.happen(`tour-${tour}`, featured, published);
      await side.caughtUp();
      // Restores one collection after another, as the tools of MongoDB do, while the runner continues.
      for (const [name, documents] of backup) {
        const collection = database.collection(name);
        const ids = documents.map(({ _id }) => _id as unknown);
        await collection.deleteMany({ _id: { $nin: ids } } as Document);
        for (const document of documents) {
          await collection.replaceOne({ _id: document._id as unknown } as Document, document, {
            upsert: true,
          });
        }
        await side.happen('tour-4', featured);
        // This is the worst moment to restore the next collection: the runner has folded all events.
        await side.caughtUp();
      }
      await other.run();
      await eventually(async () => (await side.caughtUp()) === (await other.caughtUp()));
      const collections = backup.size;
      expect(await side.readStore.get(counts, 'tour-4')).toMatchObject({ events: 3 + collections });
      expect(alarms).toContainEqual({ build: 'counts@1.1', kind: 'store-went-back' });
    },
    testMsMax,
  );

  it(
    'are fed by one runner: a runner that was paused for longer than its lease has no effect on readers',
    async () => {
      const side = await open();
      const sleeper = new SleepingStore(side.database);
      await (await side.run({ store: sleeper, owner: 'sleeper' })).whenReady();
      await side.happen('tour-a', published);
      await side.caughtUp();
      sleeper.fallAsleep();
      await side.happen('tour-a', featured);
      await eventually(() => sleeper.sleepers > 0);

      const clock = new VirtualClock();
      await side.run({ owner: 'other', clock, patienceMs: 15_000 });
      await eventually(async () => {
        await clock.advance(15_000);
        const [build] = await sleeper.builds();
        return build?.lease.owner === 'other';
      });
      await side.happen('tour-a', unpublished);
      const digest = await side.caughtUp();
      const fence = (await sleeper.builds())[0]?.lease.fence;

      sleeper.wakeUp();
      await eventually(() => sleeper.outcomes.includes('superseded'));
      expect(await side.caughtUp()).toBe(digest);
      expect(await side.readStore.get(counts, 'tour-a')).toStrictEqual({
        stream: 'tour-a',
        events: 3,
      });
      const [build] = await sleeper.builds();
      expect(build?.lease).toMatchObject({ owner: 'other', fence });
      expect(digest).toBe(await rebuilt());
    },
    testMsMax,
  );

  it(
    'make every call fail within a time limit while the server is paused, and answer afterwards',
    async () => {
      const requests = new MongoReadSide(
        log,
        await openMongoDatabase(separateDatabase(server.url)),
      );
      sides.push(requests);
      await requests.run();
      await requests.happen('tour-a', published);
      await requests.caughtUp();
      const { database, readStore } = requests;
      await server.pause();
      try {
        for (let again = 0; again < 3; again += 1) {
          await requests.happen('tour-a', featured);
          const head = await log.head();
          const calls = [
            () => expect(readStore.get(counts, 'tour-a')).rejects.toThrow(),
            () => expect(new MongoAccounts(database).byId('account-1')).rejects.toThrow(),
            () => expect(readStore.waitFor([counts], head, 1_500)).resolves.toBe(false),
          ];
          for (const call of calls) {
            const begunMs = performance.now();
            await call();
            expect(performance.now() - begunMs).toBeLessThan(callMsMax);
          }
        }
      } finally {
        server.resume();
      }
      expect(await requests.caughtUp()).toBe(await rebuilt());
    },
    testMsMax,
  );

  it(
    'are available as soon as the server is back, if it could not be reached at the start',
    async () => {
      await server.stop();
      const url = separateDatabase(server.url);
      const begunMs = performance.now();
      const database = await openMongoDatabase(url);
      const side = new MongoReadSide(log, database);
      sides.push(side);
      await expect(side.readStore.get(counts, 'tour-a')).rejects.toThrow();
      await expect(new MongoAccounts(database).isEmpty()).rejects.toThrow();
      expect(performance.now() - begunMs).toBeLessThan(4_000);
      await server.startAgain();
      const isThere = () => database.collectionNames().then(Boolean, () => false);
      await eventually(isThere);
      await side.run();
      await side.happen('tour-a', published);
      await side.caughtUp();
      // The indexes that could not be made at the start are made now.
      await eventually(async () => {
        const sessions = await database.collectionNames();
        return sessions.includes('sessions');
      });
    },
    testMsMax,
  );
});

/** A runner's store that a test can pause before it writes. */
class SleepingStore extends MongoProjectionStore {
  readonly outcomes: string[] = [];
  sleepers = 0;
  #awake = Promise.withResolvers<undefined>();
  #isAsleep = false;

  fallAsleep(): void {
    this.#isAsleep = true;
  }

  wakeUp(): void {
    this.#isAsleep = false;
    this.#awake.resolve(undefined);
  }

  override async write(batch: WriteBatch): Promise<'written' | 'superseded'> {
    if (this.#isAsleep) {
      this.sleepers += 1;
      await this.#awake.promise;
    }
    const outcome = await super.write(batch);
    this.outcomes.push(outcome);
    return outcome;
  }
}

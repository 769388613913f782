import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { openSeparateDatabase } from '../../../../../test/support/mongo-server/separate-database.ts';
import {
  mongoForSuite,
  mongoMissing,
} from '../../../../../test/support/mongo-server/mongo-server.ts';
import {
  added,
  at,
  holding,
  type ReadModelsUnderTest,
  recordOf,
  Runner,
  trip,
  trips,
} from '../../../../../test/support/in-memory/read-model-runner.ts';
import { projectionStoreContract } from '../../../application/ports/projection-store.contract.ts';
import { readStoreContract } from '../../../application/ports/read-store.contract.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { MongoProjectionStore } from './mongo-projection-store.ts';
import { MongoReadStore } from './mongo-read-store.ts';

describeWherePossible([mongoMissing], 'The read models in MongoDB', () => {
  let server: Awaited<ReturnType<typeof mongoForSuite>>;
  let database: MongoDatabase;

  beforeAll(async () => {
    server = await mongoForSuite();
  }, 300_000);

  afterAll(async () => {
    await server.remove();
  });

  async function start(): Promise<ReadModelsUnderTest> {
    const opened = await openSeparateDatabase(server.url);
    ({ database } = opened);
    const readStore = new MongoReadStore(database);
    return {
      readStore,
      projectionStore: new MongoProjectionStore(database),
      close: async () => {
        await readStore.close();
        await opened.remove();
      },
    };
  }

  readStoreContract(start);
  projectionStoreContract(start);

  describe('without transactions', () => {
    let models: ReadModelsUnderTest;

    beforeEach(async () => {
      models = await start();
    });

    afterEach(async () => {
      await models.close();
    });

    it('keep the documents that a batch wrote before it was superseded, so that they can be folded again', async () => {
      const runner = await holding(models, trip('a'));
      const stale = { ...added(trip('a', { seats: 9 }), 2), readAt: at(0) };
      expect(await runner.write(2, [stale, added(trip('b'), 2)])).toBe('superseded');
      expect((await recordOf(models.projectionStore, runner.build)).position).toBe(at(1));
      const kept = await models.projectionStore.load(runner.build, ['a', 'b']);
      expect(kept.get('a')?.document).toStrictEqual(trip('a'));
      expect(kept.get('b')?.position).toBe(at(2));
    });

    it('are not changed by a runner that wakes up after another took over', async () => {
      const sleeper = await holding(models, trip('a'));
      const other = await Runner.takeOver(models.projectionStore, sleeper.build, 'other');
      await other.write(2, [{ ...added(trip('a', { seats: 2 }), 2), readAt: at(1) }]);
      const late = { ...added(trip('a', { seats: 2 }), 2), readAt: at(1) };
      expect(await sleeper.write(2, [late])).toBe('superseded');
      expect(await models.readStore.get(trips, 'a')).toStrictEqual(trip('a', { seats: 2 }));
      expect((await recordOf(models.projectionStore, sleeper.build)).lease.owner).toBe('other');
    });

    it('do not get a document from an earlier runner if the runner that took over has left the document out', async () => {
      const sleepersStore = new MongoProjectionStore(database, 0);
      const sleeper = await (await Runner.start(sleepersStore)).ready();
      await sleeper.put(1, trip('a'));
      const other = await Runner.takeOver(models.projectionStore, sleeper.build, 'other');
      await other.write(2);
      expect(await sleeper.write(2, [added(trip('erased'), 2)])).toBe('superseded');
      expect(await models.readStore.get(trips, 'erased')).toBeUndefined();
      expect(await models.readStore.get(trips, 'a')).toStrictEqual(trip('a'));
    });

    it('get no documents in a new build from the runner of a dropped build', async () => {
      const first = await Runner.start(models.projectionStore);
      const elsewhere = new MongoProjectionStore(database);
      await elsewhere.dropBuild({ ...trips, number: first.build.number });
      const again = await Runner.start(elsewhere);
      expect(again.build).toStrictEqual(first.build);
      expect(await first.write(2, [added(trip('z'), 2)])).toBe('superseded');
      const kept = await again.store.load(again.build, ['z']);
      expect([...kept.keys()]).toStrictEqual([]);
      expect((await recordOf(elsewhere, again.build)).checkpoint).toBeUndefined();
    });

    it('drop a collection that belongs to no build', async () => {
      await database.collection('trips@1.7.of-a-dropped-build').insertOne({ left: 'behind' });
      await database.collection('accounts').insertOne({ kept: true });
      await Runner.start(models.projectionStore);
      const names = await database.collectionNames();
      expect(names).not.toContain('trips@1.7.of-a-dropped-build');
      expect(names).toContain('accounts');
    });

    it('never read a value of a request as a query operator', async () => {
      await holding(models, trip('a'));
      const operator = { $gt: '' } as unknown as string;
      await expect(models.readStore.get(trips, operator)).rejects.toThrow(TypeError);
      await expect(models.readStore.count(trips, { where: { place: operator } })).resolves.toBe(1);
      for (const filter of [
        { where: { place: { in: [operator] } } },
        { where: { place: { from: operator } } },
        { where: { $where: 'true' } as never },
        { termPrefixes: [operator] },
      ]) {
        await expect(models.readStore.count(trips, filter)).rejects.toThrow(TypeError);
      }
    });
  });

  it('are still there after a restart, with their lease and its fence', async () => {
    const before = await start();
    const runner = await holding(before, trip('a'));
    const after = new MongoReadStore(database);
    expect(await after.get(trips, 'a')).toStrictEqual(trip('a'));
    const record = await recordOf(new MongoProjectionStore(database), runner.build);
    expect(record.lease).toMatchObject({ owner: 'runner', fence: runner.lease.fence });
    await after.close();
    await before.close();
  });
});

import {
  added,
  at,
  holding,
  idsOf,
  logId,
  type ReadModelsUnderTest,
  recordOf,
  Runner,
  trip,
  trips,
} from '../../../../test/support/in-memory/read-model-runner.ts';
import type { Parked, ProjectionStore } from './projection-store.ts';
import type { ReadStore } from './read-store.ts';

/** Tests that every {@link ProjectionStore} must pass for its runners; `start` returns an empty one. */
export function projectionStoreContract(start: () => Promise<ReadModelsUnderTest>): void {
  let underTest: ReadModelsUnderTest;
  let readStore: ReadStore;
  let store: ProjectionStore;

  beforeEach(async () => {
    underTest = await start();
    ({ readStore, projectionStore: store } = underTest);
  });

  afterEach(async () => {
    await underTest.close();
  });

  describe('for projection runners', () => {
    const parked: Parked = {
      failure: 'TypeError at fold.ts:1',
      events: [{ id: 'e', type: 'T', stream: 'trip-1', revision: 3, position: at(3) }],
    };

    it('keeps each document with its position, and a deleted document as a tombstone', async () => {
      const runner = await holding(underTest, trip('a'), trip('b'));
      const gone = { document: undefined, position: at(2) };
      await runner.write(2, [{ id: 'b', readAt: at(1), next: gone }]);
      const kept = await store.load(runner.build, ['a', 'b', 'c']);
      expect(Object.fromEntries(kept)).toStrictEqual({
        a: { document: trip('a'), position: at(1) },
        b: gone,
      });
      await readStore.waitFor([trips], at(2), 5_000);
      expect(await readStore.get(trips, 'b')).toBeUndefined();
      expect(await readStore.count(trips, {})).toBe(1);
      expect(await runner.write(3, [{ ...added(trip('b'), 3), readAt: at(2) }])).toBe('written');
      await readStore.waitFor([trips], at(3), 5_000);
      expect(await readStore.get(trips, 'b')).toStrictEqual(trip('b'));
    });

    it('removes the search words of a document that changed or was deleted', async () => {
      const words = (...all: readonly string[]) => ({ words: all });
      const runner = await holding(
        underTest,
        trip('a', words('old', 'both')),
        trip('b', words('old')),
      );
      await runner.write(2, [
        { ...added(trip('a', words('both', 'new')), 2), readAt: at(1) },
        { id: 'b', readAt: at(1), next: { document: undefined, position: at(2) } },
      ]);
      await readStore.waitFor([trips], at(2), 5_000);
      expect(await readStore.count(trips, { termPrefixes: ['old'] })).toBe(0);
      expect(await readStore.count(trips, { termPrefixes: ['both'] })).toBe(1);
      expect(await readStore.count(trips, { termPrefixes: ['new'] })).toBe(1);
    });

    it('does not move the checkpoint if a document changed after it was read', async () => {
      const runner = await holding(underTest, trip('a'));
      const stale = { ...added(trip('a', { seats: 9 }), 2), readAt: at(0) };
      const absent = { ...added(trip('z'), 2), readAt: at(1) };
      expect(await runner.write(2, [added(trip('a', { seats: 9 }), 2)])).toBe('superseded');
      expect(await runner.write(2, [stale])).toBe('superseded');
      expect(await runner.write(2, [absent])).toBe('superseded');
      expect((await recordOf(store, runner.build)).position).toBe(at(1));
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a'));
    });

    it('does not move the checkpoint if the checkpoint changed after it was read', async () => {
      const runner = await holding(underTest);
      expect(await runner.write(5, [added(trip('a'), 5)], at(0))).toBe('superseded');
      expect(await runner.write(5, [added(trip('a'), 5)], at(9))).toBe('superseded');
      expect((await recordOf(store, runner.build)).position).toBe(at(1));
      expect(await runner.write(5, [], at(1))).toBe('written');
    });

    it('keeps a checkpoint with the event that identifies it', async () => {
      const runner = await holding(underTest);
      const record = await recordOf(store, runner.build);
      expect(record).toMatchObject({ isReady: true, logId, position: at(1) });
      expect(record.checkpoint).toStrictEqual({
        logId,
        position: at(1),
        event: { id: 'event 1', stream: 'trip-1', revision: 1 },
      });
    });

    it('accepts writes of several runners at the same time', async () => {
      const one = await holding(underTest);
      const other = await Runner.start(store);
      const outcomes = await Promise.all([one.write(2, [added(trip('a'), 2)]), other.write(7)]);
      expect(outcomes).toStrictEqual(['written', 'written']);
      expect((await recordOf(store, other.build)).position).toBe(at(7));
    });

    it('keeps parked documents apart until they are released', async () => {
      const runner = await holding(underTest, trip('a'));
      await runner.write(3, [
        { id: 'a', readAt: at(1), next: { document: trip('a'), position: at(3), parked } },
        { id: 'z', readAt: undefined, next: { document: undefined, position: at(3), parked } },
      ]);
      expect((await store.parkedIds(runner.build)).toSorted()).toStrictEqual(['a', 'z']);
      expect((await store.load(runner.build, ['z'])).get('z')?.parked).toStrictEqual(parked);
      const event = { id: 'e', type: 'T', stream: 'trip-1', revision: 3 };
      const told = { failure: parked.failure, event, waiting: 0 };
      const build = { ...trips, number: runner.build.number };
      expect(await readStore.countParked(build)).toBe(2);
      expect(await readStore.countParked({ ...build, number: 9 })).toBe(0);
      expect(await readStore.parked(build, 9)).toStrictEqual([
        { id: 'a', ...told },
        { id: 'z', ...told },
      ]);
      expect(await readStore.parked(build, 1)).toHaveLength(1);
      expect(await readStore.parked({ ...build, number: 9 }, 9)).toStrictEqual([]);
      await readStore.waitFor([trips], at(3), 5_000);
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a'));
      await runner.write(4, [
        { ...added(trip('a'), 4), readAt: at(3) },
        { ...added(trip('z'), 4), readAt: at(3) },
      ]);
      expect(await store.parkedIds(runner.build)).toStrictEqual([]);
    });

    it('lists the ids of existing documents, page by page', async () => {
      const { build, ...runner } = await holding(underTest, trip('b'), trip('c'), trip('a'));
      const gone = { document: undefined, position: at(2) };
      await store.write({
        ...{ build, lease: runner.lease, from: at(1) },
        to: { logId, position: at(2) },
        documents: [{ id: 'b', readAt: at(1), next: gone }],
      });
      expect(await store.ids(build, '', 9)).toStrictEqual(['a', 'c']);
      expect(await store.ids(build, '', 1)).toStrictEqual(['a']);
      expect(await store.ids(build, 'a', 1)).toStrictEqual(['c']);
      expect(await store.ids(build, 'c', 1)).toStrictEqual([]);
    });

    it('stores the result of a comparison', async () => {
      const { build, lease } = await holding(underTest);
      const comparison = {
        ...{ with: 1, at: '2027-01-01T00:00:00.000Z', documents: { before: 1, after: 2 } },
        ...{ changed: 0, added: 1, missing: 0, unsettled: 0 },
        sample: [{ id: 'a', kind: 'added', fields: [] } as const],
      };
      expect(await recordOf(store, build)).not.toHaveProperty('comparison');
      expect(await store.noteComparison(build, lease, comparison)).toBe(true);
      expect(await recordOf(store, build)).toMatchObject({ comparison });
      const [view] = await readStore.builds();
      expect(view?.comparison).toStrictEqual(comparison);
      const other = await Runner.takeOver(store, build, 'other');
      expect(other.lease.fence).toBeGreaterThan(lease.fence);
      expect(await store.noteComparison(build, lease, comparison)).toBe(false);
    });

    it('stores the event at which a build stopped', async () => {
      const runner = await holding(underTest);
      const stoppedBy = { id: 'e', type: 'T', stream: 'trip-1', revision: 3 };
      expect(await store.markStopped(runner.build, runner.lease, stoppedBy)).toBe(true);
      expect(await recordOf(store, runner.build)).toMatchObject({ stoppedBy });
      await store.markStopped(runner.build, runner.lease, undefined);
      expect(await recordOf(store, runner.build)).not.toHaveProperty('stoppedBy');
    });
  });

  describe('by leases', () => {
    it('gives a lease to a runner that names the lease’s stored state', async () => {
      const build = { collection: trips, number: 1 };
      await store.createBuild(build);
      const { lease: free } = await recordOf(store, build);
      expect(free.owner).toBeUndefined();
      expect(await store.claim(build, 'one', free)).toStrictEqual({
        owner: 'one',
        fence: free.fence + 1,
      });
      expect(await store.claim(build, 'other', free)).toBeUndefined();
    });

    it('takes a lease only from a runner that has stopped renewing it', async () => {
      const runner = await Runner.start(store);
      const seen = (await recordOf(store, runner.build)).lease;
      expect(await store.beat(runner.build, runner.lease)).toBe(true);
      expect(await store.claim(runner.build, 'other', seen)).toBeUndefined();
      const seenLater = (await recordOf(store, runner.build)).lease;
      await runner.write(1);
      expect(await store.claim(runner.build, 'other', seenLater)).toBeUndefined();
      const other = await Runner.takeOver(store, runner.build, 'other');
      expect(other.lease.fence).toBe(runner.lease.fence + 1);
    });

    it('refuses writes of a runner that lost its lease', async () => {
      const runner = await holding(underTest);
      const other = await Runner.takeOver(store, runner.build, 'other');
      expect(await runner.write(2, [added(trip('a'), 2)])).toBe('superseded');
      expect(await store.beat(runner.build, runner.lease)).toBe(false);
      expect(await store.markReady(runner.build, runner.lease)).toBe(false);
      expect(await store.markStopped(runner.build, runner.lease, undefined)).toBe(false);
      await store.release(runner.build, runner.lease);
      expect((await recordOf(store, runner.build)).lease.owner).toBe('other');
      expect(await other.write(2)).toBe('written');
    });

    it('frees a lease at once when its runner releases it', async () => {
      const runner = await Runner.start(store);
      await store.release(runner.build, runner.lease);
      const record = await recordOf(store, runner.build);
      expect(record.lease.owner).toBeUndefined();
      expect(await store.claim(runner.build, 'other', record.lease)).toBeDefined();
    });
  });

  describe('by builds', () => {
    it('serves the ready build with the highest number, of the requested version', async () => {
      const first = await holding(underTest, trip('a'));
      const second = await Runner.start(store);
      await second.put(1, trip('a', { seats: 2 }));
      expect(second.build.number).toBeGreaterThan(first.build.number);
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a'));
      await second.ready();
      const cutOver = Promise.withResolvers<undefined>();
      const stop = readStore.onChange(() => {
        cutOver.resolve(undefined);
      });
      await second.write(2);
      await cutOver.promise;
      stop();
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a', { seats: 2 }));
      expect(await readStore.get({ ...trips, version: 2 }, 'a')).toBeUndefined();
    });

    it('makes a build once even if this is requested many times', async () => {
      const runner = await holding(underTest, trip('a'));
      await store.createBuild(runner.build);
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a'));
      expect((await recordOf(store, runner.build)).position).toBe(at(1));
    });

    it('continues a list after readers were moved to another build', async () => {
      const documents = [trip('a'), trip('b'), trip('c')];
      await holding(underTest, ...documents);
      const sort = { by: ['day'], direction: 'ascending' } as const;
      const { next = '' } = await readStore.find(trips, { sort, limit: 1 });
      const second = await (await Runner.start(store)).ready();
      await second.put(2, ...documents);
      await readStore.waitFor([trips], at(2), 5_000);
      const page = await readStore.find(trips, { sort, limit: 9, after: next });
      expect(idsOf(page.documents)).toStrictEqual(['b', 'c']);
    });

    it('drops a build permanently, and readers continue with the other build', async () => {
      const first = await holding(underTest, trip('a'));
      const second = await (await Runner.start(store)).ready();
      await second.put(2, trip('a', { seats: 2, words: ['word'] }));
      await store.dropBuild({ ...trips, number: first.build.number });
      expect((await store.builds()).map(({ number }) => number)).toStrictEqual([
        second.build.number,
      ]);
      expect(await readStore.get(trips, 'a')).toStrictEqual(
        trip('a', { seats: 2, words: ['word'] }),
      );
      expect(await first.write(3)).toBe('superseded');
    });
  });
}

import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { separateDatabase } from '../../../../../test/support/mongo-server/separate-database.ts';
import {
  counts,
  eventually,
  MongoReadSide,
} from '../../../../../test/support/mongo-server/mongo-read-side.ts';
import {
  mongoMissing,
  MongoServer,
} from '../../../../../test/support/mongo-server/mongo-server.ts';
import {
  featured,
  published,
  unpublished,
} from '../../../../../test/support/in-memory/stored-events.ts';
import type { WriteBatch } from '../../../application/ports/projection-store.ts';
import { isInPart } from '../../../application/projections/engine/build-parts.ts';
import type { ProjectionAlarm } from '../../../application/projections/engine/projection-alarms.ts';
import type { ProjectionRunner } from '../../../application/projections/engine/projection-runner.ts';
import { openMongoDatabase } from './mongo-database.ts';
import { MongoProjectionStore } from './mongo-projection-store.ts';

const testMsMax = 60_000;
const parts = 4;
const tours = Array.from({ length: 24 }, (_, number) => `tour-${number}`);

/** A runner's store that records what it writes, and can fail like the store of a killed process. */
class WatchedStore extends MongoProjectionStore {
  readonly written: { readonly part: number | undefined; readonly ids: readonly string[] }[] = [];
  isKilled = false;
  /** Parts whose beats always seem to succeed, even after their leases are gone. */
  blindTo: readonly (number | undefined)[] = [];
  claims = 0;
  beats = 0;
  looks = 0;

  override builds() {
    this.looks += 1;
    return super.builds();
  }

  override beat(...given: Parameters<MongoProjectionStore['beat']>): Promise<boolean> {
    const [{ part }] = given;
    this.beats += 1;
    const seesNothing = this.isKilled || this.blindTo.includes(part?.index);
    return seesNothing ? Promise.resolve(true) : super.beat(...given);
  }

  override release(...given: Parameters<MongoProjectionStore['release']>): Promise<void> {
    return this.isKilled ? Promise.resolve() : super.release(...given);
  }

  override claim(...given: Parameters<MongoProjectionStore['claim']>) {
    this.claims += 1;
    return this.isKilled ? Promise.resolve(undefined) : super.claim(...given);
  }

  override want(...given: Parameters<MongoProjectionStore['want']>): Promise<void> {
    return this.isKilled ? Promise.resolve() : super.want(...given);
  }

  override async write(batch: WriteBatch): Promise<'written' | 'superseded'> {
    if (this.isKilled) throw new Error('The process is no more.');
    const outcome = await super.write(batch);
    if (outcome === 'written') {
      const ids = batch.documents.map(({ id }) => id);
      this.written.push({ part: batch.build.part?.index, ids });
    }
    return outcome;
  }
}

describeWherePossible([mongoMissing], 'A read model in several parts', () => {
  let server: MongoServer;
  let log: InMemoryEventStore;
  let side: MongoReadSide;
  const sides: MongoReadSide[] = [];

  beforeAll(async () => {
    server = await MongoServer.start();
  }, 300_000);

  afterAll(() => server.remove());

  const open = async () => {
    const database = await openMongoDatabase(separateDatabase(server.url), { answerMsMax: 10_000 });
    const opened = new MongoReadSide(log, database);
    sides.push(opened);
    return opened;
  };

  beforeEach(async () => {
    log = new InMemoryEventStore(new InMemoryLog());
    side = await open();
  });

  afterEach(async () => {
    await Promise.all(sides.splice(0).map((each) => each.close()));
  });

  const happenToAll = async (event: typeof published) => {
    for (const tour of tours) await side.happen(tour, event);
  };

  const begin = async (owner: string) => {
    const store = new WatchedStore(side.database);
    const settings = { owner, store, patienceMs: 600, parts: { counts: parts } };
    const runner: ProjectionRunner = await side.run(settings);
    return { store, runner };
  };

  /** Returns how many parts the owner holds and was not asked to release. */
  const heldBy = async (owner: string) => {
    const store = new MongoProjectionStore(side.database);
    const states = await Promise.all(
      Array.from({ length: parts }, (_, index) =>
        store.stateOf({ collection: counts, number: 1, part: { index, of: parts } }),
      ),
    );
    return states.filter((state) => state?.lease.owner === owner && !state.lease.wantedBy).length;
  };

  const rebuiltInOne = async () => {
    const other = await open();
    await other.run();
    return await other.caughtUp();
  };

  it(
    'is shared by the runners that are there; each document is fed by the holder of its part',
    async () => {
      await happenToAll(published);
      const [one, other] = await Promise.all([begin('one'), begin('other')]);
      await eventually(async () => (await heldBy('one')) === 2 && (await heldBy('other')) === 2);
      await happenToAll(featured);
      expect(await side.caughtUp()).toBe(await rebuiltInOne());
      for (const { store } of [one, other]) {
        expect(store.written.some(({ ids }) => ids.length > 0)).toBe(true);
        for (const { part = 0, ids } of store.written) {
          expect(ids.filter((id) => !isInPart(id, { index: part, of: parts }))).toEqual([]);
        }
      }
    },
    testMsMax,
  );

  it(
    'has the position of the part that is furthest behind, and is read only when every part is ready',
    async () => {
      await happenToAll(published);
      const { store } = await begin('one');
      await side.caughtUp();
      const [build] = await store.builds();
      expect(build).toMatchObject({ parts, isReady: true, position: await log.head() });
      const { documents } = await side.readStore.snapshot(counts);
      expect(documents).toHaveLength(tours.length);
    },
    testMsMax,
  );

  it(
    'is shared with a runner that comes later, and taken over from one that is killed',
    async () => {
      await happenToAll(published);
      const first = await begin('first');
      await side.caughtUp();
      expect(await heldBy('first')).toBe(parts);
      await begin('second');
      await eventually(async () => (await heldBy('second')) === 2);
      expect(await heldBy('first')).toBe(2);
      await happenToAll(featured);
      await side.caughtUp();
      first.store.isKilled = true;
      await happenToAll(unpublished);
      await eventually(async () => (await heldBy('second')) === parts);
      expect(await side.caughtUp()).toBe(await rebuiltInOne());
    },
    testMsMax,
  );

  it(
    'is built again when its database is lost, by runners that do not claim each other’s leases',
    async () => {
      await happenToAll(published);
      const { store } = await begin('one');
      await side.caughtUp();
      // One part notices the loss before the runner checks the builds again. The other parts notice it after the build
      // was made again.
      const { looks } = store;
      await eventually(() => store.looks > looks);
      store.blindTo = [1, 2, 3];
      const builds = side.database.collection('builds');
      await builds.drop();
      await eventually(async () => (await builds.countDocuments()) === 1);
      store.blindTo = [];
      const rebuilt = await rebuiltInOne();
      await eventually(async () => (await side.caughtUp()) === rebuilt);
      const { claims } = store;
      // A feed that was left behind would find that its lease is gone, and claim it from the new feed.
      const beats = store.beats + 3 * parts;
      await eventually(() => store.beats >= beats);
      expect(store.claims).toBe(claims);
    },
    testMsMax,
  );

  it(
    'is found to belong to another log by the last event of any part, not only of the part that is furthest behind',
    async () => {
      await happenToAll(published);
      const { runner } = await begin('one');
      await side.caughtUp();
      await runner.close();
      const [build] = await new MongoProjectionStore(side.database).builds();
      expect(build?.checkpoints).toHaveLength(parts);
      const builds = side.database.collection<{ _id: string }>('builds');
      // This part's checkpoint names an event that the log no longer has after a restore.
      const lost = { id: 'lost', stream: 'tour-1', revision: 7 };
      await builds.updateOne(
        { _id: 'counts@1.1' },
        { $set: { 'parts.p2.checkpoint.event': lost } },
      );
      const alarms: ProjectionAlarm[] = [];
      const again = await side.run({ raise: (alarm) => alarms.push(alarm) });
      await again.whenReady();
      // On a busy machine a runner may also be interrupted. It then raises another alarm and continues.
      expect(alarms).toContainEqual({ build: 'counts@1.1', kind: 'checkpoint-not-in-log' });
      expect(await side.caughtUp()).toBe(await rebuiltInOne());
    },
    testMsMax,
  );

  it(
    'is reported part by part by each runner that holds some of them',
    async () => {
      await happenToAll(published);
      const [one, other] = await Promise.all([begin('one'), begin('other')]);
      await eventually(async () => (await heldBy('one')) === 2 && (await heldBy('other')) === 2);
      await side.caughtUp();
      const head = await log.head();
      for (const { runner } of [one, other]) {
        expect(runner.feedStates).toHaveLength(parts);
        const isServed = ({ isHeld, isReady, position }: (typeof runner.feedStates)[number]) =>
          isHeld && isReady && position === head;
        await eventually(() => runner.feedStates.filter(isServed).length === 2);
      }
    },
    testMsMax,
  );
});

import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { separateDatabase } from '../../../../../test/support/mongo-server/separate-database.ts';
import {
  countingRoute,
  counts,
  eventually,
  MongoReadSide,
} from '../../../../../test/support/mongo-server/mongo-read-side.ts';
import {
  mongoForSuite,
  mongoMissing,
} from '../../../../../test/support/mongo-server/mongo-server.ts';
import { featured, published } from '../../../../../test/support/in-memory/stored-events.ts';
import { EngineAway } from '../../../application/ports/engine-away.ts';
import { openMongoDatabase } from './mongo-database.ts';
import { MongoBuildRecords } from './mongo-build-records.ts';
import { MongoProjectionControl } from './mongo-projection-control.ts';
import { MongoProjectionDesk } from './mongo-projection-desk.ts';
import { requestsIn } from './mongo-projection-requests.ts';

describeWherePossible([mongoMissing], 'Projections of another process', () => {
  let server: Awaited<ReturnType<typeof mongoForSuite>>;
  let side: MongoReadSide;
  let control: MongoProjectionControl;
  const desks: MongoProjectionDesk[] = [];
  /** The type of event on which the folds of this test fail at present. */
  let stumblesAt: string | undefined;

  beforeAll(async () => {
    server = await mongoForSuite();
  }, 300_000);

  afterAll(async () => {
    await server.remove();
  });

  beforeEach(async () => {
    stumblesAt = undefined;
    const database = await openMongoDatabase(separateDatabase(server.url));
    side = new MongoReadSide(new InMemoryEventStore(new InMemoryLog()), database);
    control = new MongoProjectionControl(database, 5_000);
  });

  afterEach(async () => {
    await Promise.all(desks.splice(0).map((desk) => desk.close()));
    await side.database.drop();
    await side.close();
  });

  /** Starts a process that runs projections and answers requests about them. */
  async function projector(owner: string): Promise<void> {
    const routes = [countingRoute(({ type }) => type === stumblesAt)];
    const projections = await side.run({ owner, routes });
    desks.push(new MongoProjectionDesk({ database: side.database, projections, owner }));
    await eventually(async () => (await side.readStore.builds())[0]?.isReady === true);
  }

  const buildNumbers = async () => (await side.readStore.builds()).map(({ number }) => number);

  it('are rebuilt once on request, even while another process stands by', async () => {
    await projector('holder');
    await projector('stand-by');
    expect(await control.rebuild('counts')).toBe(true);
    await eventually(async () => (await buildNumbers()).length === 2);
    await eventually(async () => (await side.readStore.builds()).every(({ isReady }) => isReady));
    expect(await buildNumbers()).toStrictEqual([1, 2]);
  });

  it('are reported as unknown under a name that no projection has', async () => {
    await projector('holder');
    expect(await control.rebuild('no-such-projection')).toBe(false);
    expect(await control.retryParked('no-such-projection')).toBe(0);
  });

  it('fold parked documents again in the process that holds the lease', async () => {
    stumblesAt = 'TourFeatured';
    await projector('holder');
    await projector('stand-by');
    await side.happen('tour-a', published, featured);
    await side.caughtUp();
    expect(await side.readStore.countParked({ ...counts, number: 1 })).toBe(1);
    stumblesAt = undefined;
    expect(await control.retryParked('counts')).toBe(1);
    expect((await side.readStore.get(counts, 'tour-a'))?.events).toBe(2);
    expect(await control.retryParked('counts')).toBe(0);
  });

  it('fold parked documents again in every part, and answer with the sum', async () => {
    await new MongoBuildRecords(side.database).enter({ name: 'counts', version: 1, number: 1 }, 2);
    const held = { 'parts.p0.owner': 'one', 'parts.p1.owner': 'two' };
    await side.database.collection('builds').updateOne({ name: 'counts' }, { $set: held });
    for (const [owner, documents] of Object.entries({ one: 1, two: 2 })) {
      const projections = {
        rebuild: () => Promise.resolve(false),
        retryParked: () => Promise.resolve(documents),
      };
      desks.push(new MongoProjectionDesk({ database: side.database, projections, owner }));
    }
    expect(await control.retryParked('counts')).toBe(3);
  });

  it('let an event park its document after a rebuild stopped at the event', async () => {
    await projector('holder');
    await side.happen('tour-a', published, featured);
    await side.caughtUp();
    stumblesAt = 'TourFeatured';
    expect(await control.rebuild('counts')).toBe(true);
    const stopped = async () => (await side.readStore.builds())[1]?.stoppedBy;
    await eventually(async () => (await stopped()) !== undefined);
    expect(await control.rebuild('counts', [(await stopped())?.id ?? ''])).toBe(true);
    await eventually(async () => (await side.readStore.builds())[1]?.isReady === true);
    expect(await buildNumbers()).toStrictEqual([1, 2]);
  });

  it('are reported as away when no projector answers, and the request is removed', async () => {
    const impatient = new MongoProjectionControl(side.database, 100);
    await expect(impatient.rebuild('counts')).rejects.toThrow(EngineAway);
    expect(await requestsIn(side.database).countDocuments()).toBe(0);
  });

  it('answer with the kind of a failure, without its message', async () => {
    const projections = {
      rebuild: () => Promise.reject(new RangeError('asha@example.com')),
      retryParked: () => Promise.resolve(0),
    };
    desks.push(new MongoProjectionDesk({ database: side.database, projections, owner: 'it' }));
    await expect(control.rebuild('counts')).rejects.toThrow('The projector failed: RangeError');
  });
});

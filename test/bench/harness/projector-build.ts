import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import { spawnEventStoreDb } from '../../support/eventstoredb/spawn-event-store-db.ts';
import { eventStoreSecret } from '../../support/event-store-server.ts';
import { databaseOfItsOwn } from '../../support/mongo-server/database-of-its-own.ts';
import { MongoServer } from '../../support/mongo-server/mongo-server.ts';
import { ProductProcess } from '../../support/product-process.ts';
import { fillEventStore } from './booked-data.ts';
import { processorTimeUs } from './processor-time.ts';

interface Server {
  readonly url: string;
}

/** A log of bookings and one without any, and where read models of it are kept. */
export interface LogsToBuildFrom {
  readonly full: Server;
  readonly empty: Server;
  readonly mongo: MongoServer;
}

/** How read models are built: by so many projectors, each of them in so many parts. */
export interface Sharing {
  readonly projectors: number;
  readonly parts: number;
}

/** What it took to go through the events of all bookings, in all and for each event. */
export interface BuildMeasured {
  readonly perSecond: number;
  /** Processor time of all projectors together. */
  readonly cpuUs: number;
  /** Of the one that took most: at a whole core it is as fast as it can be. */
  readonly busiestUs: number;
  readonly mongoUs: number;
  /** From the start on the log of bookings until every read model can be read, in microseconds. */
  readonly wallUs: number;
}

/** What starting on a log took in all, in microseconds. */
interface Built {
  readonly wallUs: number;
  readonly cpuUs: number;
  readonly busiestUs: number;
  readonly mongoUs: number;
}

/** SeatsReserved, BookingPlaced, BookingConfirmed. */
export const eventsOfBooking = 3;

/** Uses logs with so many bookings and none, on servers of their own. */
export async function withLogs<Result>(
  bookings: number,
  use: (logs: LogsToBuildFrom) => Promise<Result>,
): Promise<Result> {
  const [full, empty, mongo] = await Promise.all([
    spawnEventStoreDb(),
    spawnEventStoreDb(),
    MongoServer.start(),
  ]);
  try {
    await fillEventStore(full.url, bookings);
    await fillEventStore(empty.url, 0);
    return await use({ full, empty, mongo });
  } finally {
    await Promise.all([full.stop(), empty.stop(), mongo.remove()]);
  }
}

/** The full log less the one without bookings: what starting takes is not what an event takes. */
export async function measureBuild(
  { full, empty, mongo }: LogsToBuildFrom,
  bookings: number,
  sharing: Sharing = { projectors: 1, parts: 1 },
): Promise<BuildMeasured> {
  const events = bookings * eventsOfBooking;
  const least = await build(empty, mongo, sharing);
  const whole = await build(full, mongo, sharing);
  return {
    perSecond: (events / (whole.wallUs - least.wallUs)) * 1e6,
    cpuUs: (whole.cpuUs - least.cpuUs) / events,
    busiestUs: (whole.busiestUs - least.busiestUs) / events,
    mongoUs: (whole.mongoUs - least.mongoUs) / events,
    wallUs: whole.wallUs,
  };
}

/** Projectors that find no read models, until all are built from the log. */
async function build(log: Server, mongo: MongoServer, sharing: Sharing): Promise<Built> {
  const mongoPid = mongo.process.pid;
  const mongoBefore = processorTimeUs(mongoPid);
  const beganMs = performance.now();
  const settings = settingsFor(log, mongo, sharing);
  const projectors = Array.from(
    { length: sharing.projectors },
    () => new ProductProcess(settings, 'projector'),
  );
  try {
    await Promise.all(projectors.map((each) => each.ready()));
    const wallUs = (performance.now() - beganMs) * 1_000;
    const cpuUs = projectors.map(({ pid }) => processorTimeUs(pid));
    return {
      wallUs,
      cpuUs: cpuUs.reduce((sum, each) => sum + each, 0),
      busiestUs: Math.max(...cpuUs),
      mongoUs: processorTimeUs(mongoPid) - mongoBefore,
    };
  } finally {
    await Promise.all(projectors.map((each) => each.stop()));
  }
}

function settingsFor(log: Server, mongo: MongoServer, { parts }: Sharing) {
  const names = projectionRoutes.map(({ projection }) => projection.collection.name);
  return {
    PROFILE: 'distributed',
    EVENTSTORE_URL: log.url,
    MONGODB_URL: databaseOfItsOwn(mongo.url),
    // A projector has nothing to do with it.
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRET_KEY: eventStoreSecret,
    // One projector waits for two of these before it takes what is for others.
    TAKEOVER_SECONDS: '1',
    ...(parts > 1 && { PROJECTION_PARTS: names.map((name) => `${name}=${parts}`).join(',') }),
  };
}

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

/** What it took to go through the events of all bookings, for each event. */
export interface BuildMeasured {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly mongoUs: number;
}

/** What starting on a log took in all, in microseconds. */
interface Built {
  readonly wallUs: number;
  readonly cpuUs: number;
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
): Promise<BuildMeasured> {
  const events = bookings * eventsOfBooking;
  const least = await build(empty, mongo);
  const whole = await build(full, mongo);
  return {
    perSecond: (events / (whole.wallUs - least.wallUs)) * 1e6,
    cpuUs: (whole.cpuUs - least.cpuUs) / events,
    mongoUs: (whole.mongoUs - least.mongoUs) / events,
  };
}

/** A projector that finds no read models, until all are built from the log. */
async function build(log: Server, mongo: MongoServer): Promise<Built> {
  const mongoPid = mongo.process.pid;
  const mongoBefore = processorTimeUs(mongoPid);
  const beganMs = performance.now();
  const projector = new ProductProcess(projectorSettings(log, mongo), 'projector');
  try {
    await projector.ready();
    return {
      wallUs: (performance.now() - beganMs) * 1_000,
      cpuUs: processorTimeUs(projector.pid),
      mongoUs: processorTimeUs(mongoPid) - mongoBefore,
    };
  } finally {
    await projector.stop();
  }
}

/** For a projector on a database of its own. */
export function projectorSettings(log: Server, mongo: MongoServer) {
  return {
    PROFILE: 'distributed',
    EVENTSTORE_URL: log.url,
    MONGODB_URL: databaseOfItsOwn(mongo.url),
    // A projector has nothing to do with it.
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRET_KEY: eventStoreSecret,
  };
}

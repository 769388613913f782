import { spawnEventStoreDb } from '../../support/eventstoredb/spawn-event-store-db.ts';
import { eventStoreSecret } from '../../support/processes/event-store-server.ts';
import { separateDatabase } from '../../support/mongo-server/separate-database.ts';
import { MongoServer } from '../../support/mongo-server/mongo-server.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import { fillEventStore } from './booked-data.ts';
import { processorTimeUs } from './processor-time.ts';

interface Server {
  readonly url: string;
}

/** A log with bookings, a log without bookings, and the MongoDB for their read models. */
export interface LogsToBuildFrom {
  readonly full: Server;
  readonly empty: Server;
  readonly mongo: MongoServer;
}

/** How fast the events of the bookings are processed, and what each of them costs. */
export interface BuildMeasured {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly mongoUs: number;
}

/** The total cost of a start on a log, in microseconds. */
interface Built {
  readonly wallUs: number;
  readonly cpuUs: number;
  readonly mongoUs: number;
}

/** SeatsReserved, BookingPlaced, BookingConfirmed. */
export const eventsOfBooking = 3;

/** Runs `use` with a log of this many bookings and a log without bookings, on separate servers. */
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

/** Subtracts the cost of the log without bookings, so that the cost of starting is not counted for the events. */
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

/** Runs a projector without read models, until all are built from the log. */
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

/** The settings of a projector with a separate database. */
export function projectorSettings(log: Server, mongo: MongoServer) {
  return {
    PROFILE: 'distributed',
    EVENTSTORE_URL: log.url,
    MONGODB_URL: separateDatabase(mongo.url),
    // A projector does not use Redis.
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRET_KEY: eventStoreSecret,
  };
}

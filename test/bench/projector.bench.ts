import { EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { logCategories } from '../../services/libs/application/event-log/stream-name.ts';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../support/eventstoredb/spawn-event-store-db.ts';
import { eventStoreSecret } from '../support/event-store-server.ts';
import { databaseOfItsOwn } from '../support/mongo-server/database-of-its-own.ts';
import { MongoServer } from '../support/mongo-server/mongo-server.ts';
import { ProductProcess } from '../support/product-process.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { fillEventStore } from './harness/booked-data.ts';
import { processorTimeUs } from './harness/processor-time.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { medianOf } from './harness/statistics.ts';

const bookings = 4_000;
/** SeatsReserved, BookingPlaced, BookingConfirmed. */
const events = bookings * 3;

/** What it took to go through the events of all bookings; processor time for each event. */
interface Measured {
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

/** A projector that finds no read models, until it has built all of them from the log. */
async function build({ url }: EventStoreDbProcess, mongo: MongoServer): Promise<Built> {
  const mongoPid = mongo.process.pid;
  const mongoBefore = processorTimeUs(mongoPid);
  const beganMs = performance.now();
  const projector = new ProductProcess(
    {
      PROFILE: 'distributed',
      EVENTSTORE_URL: url,
      MONGODB_URL: databaseOfItsOwn(mongo.url),
      // A projector has nothing to do with it.
      REDIS_URL: 'redis://127.0.0.1:1',
      SECRET_KEY: eventStoreSecret,
    },
    'projector',
  );
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

/** The full log less the one without bookings: what starting takes is not what an event takes. */
async function project(
  logs: { readonly full: EventStoreDbProcess; readonly empty: EventStoreDbProcess },
  mongo: MongoServer,
): Promise<Measured> {
  const least = await build(logs.empty, mongo);
  const whole = await build(logs.full, mongo);
  return {
    perSecond: (events / (whole.wallUs - least.wallUs)) * 1e6,
    cpuUs: (whole.cpuUs - least.cpuUs) / events,
    mongoUs: (whole.mongoUs - least.mongoUs) / events,
  };
}

/** The client's own subscription, which keeps nothing of what it is shown. */
async function readRaw({ url }: EventStoreDbProcess): Promise<Measured> {
  const client = EventStoreDBClient.connectionString(url);
  const prefixes = logCategories.map((category) => `${category}-`);
  const filter = streamNameFilter({ prefixes, checkpointInterval: 1_000 });
  const cpuBefore = process.cpuUsage();
  const beganMs = performance.now();
  let shown = 0;
  for await (const { event } of client.subscribeToAll({ fromPosition: START, filter })) {
    if (event !== undefined && ++shown >= events) break;
  }
  const perSecond = (events / (performance.now() - beganMs)) * 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  await client.dispose();
  return { perSecond, cpuUs: (user + system) / events, mongoUs: 0 };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  const [full, empty, mongo] = await Promise.all([
    spawnEventStoreDb(),
    spawnEventStoreDb(),
    MongoServer.start(),
  ]);
  try {
    await fillEventStore(full.url, bookings);
    await fillEventStore(empty.url, 0);
    // The server's own code is compiled while it runs.
    await project({ full, empty }, mongo);
    const measured = await alternate(
      [
        { name: 'projector', measure: () => project({ full, empty }, mongo) },
        { name: 'raw', measure: () => readRaw(full) },
        { name: 'raw again', measure: () => readRaw(full) },
      ],
      rounds,
    );
    const pair = ['projector', 'raw'] as const;
    const again = ['raw again', 'raw'] as const;
    const perSecond = (of: Measured) => of.perSecond;
    const cpuUs = (of: Measured) => of.cpuUs;
    const median = (figure: (of: Measured) => number) =>
      medianOf((measured.projector ?? []).map(figure));
    const perCore = 1e6 / median(cpuUs);
    return [
      {
        what: 'events/s into every read model, to the raw client that only reads them',
        goal: undefined,
        ratios: compare(measured, pair, perSecond),
        figures: mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
      },
      {
        what: 'processor time an event, to the raw client that only reads them',
        goal: undefined,
        ratios: compare(measured, pair, cpuUs),
        figures: [
          mediansOf(measured, pair, { figure: cpuUs, unit: 'µs' }),
          `${perCore.toFixed(0)} events/s for each core the projector has`,
          `MongoDB ${median(({ mongoUs }) => mongoUs).toFixed(0)} µs`,
        ].join('; '),
      },
      {
        what: 'the raw client to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, again, perSecond),
        figures: mediansOf(measured, again, { figure: perSecond, unit: 'per s' }),
      },
    ];
  } finally {
    await Promise.all([full.stop(), empty.stop(), mongo.remove()]);
  }
}

export const projector: Benchmark = {
  name: 'projector',
  title: 'Projector: every read model built from the log',
  about: `A projector that finds no read models builds all of them from a log of ${bookings.toLocaleString('en')} bookings, three events each; what it takes on
a log without bookings is taken off. The raw client subscribes to the same events with the same filter and keeps
nothing. Event store and database are those that the suites start, on the same two cores as the projector.`,
  run,
};

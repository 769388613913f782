import { spawnEventStoreDb } from '../support/eventstoredb/spawn-event-store-db.ts';
import { MongoServer } from '../support/mongo-server/mongo-server.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { GrowingLog } from './harness/booked-data.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { type CaughtUp, type Sharing, StandingProjectors } from './harness/standing-projectors.ts';

const bookingsBefore = 1_000;
const bookingsPerRound = 1_500;

const sharings = {
  whole: { projectors: 1, parts: 1 },
  'whole again': { projectors: 1, parts: 1 },
  shared: { projectors: 2, parts: 2 },
} as const satisfies Record<string, Sharing>;

const figures = [
  {
    ofWhat: 'processor time an event of the busiest projector',
    figure: ({ busiestUs }: CaughtUp) => busiestUs,
    unit: 'µs',
  },
  {
    ofWhat: 'processor time an event of all projectors',
    figure: ({ allUs }: CaughtUp) => allUs,
    unit: 'µs',
  },
  {
    ofWhat: 'processor time an event of the database',
    figure: ({ mongoUs }: CaughtUp) => mongoUs,
    unit: 'µs',
  },
];

async function run(rounds: number): Promise<readonly Comparison[]> {
  const [server, mongo] = await Promise.all([
    spawnEventStoreDb(),
    MongoServer.start({}, { memoryMb: 2_000 }),
  ]);
  const log = await GrowingLog.begin(server.url);
  const standing: (readonly [string, StandingProjectors])[] = [];
  try {
    await log.grow(bookingsBefore);
    for (const [name, sharing] of Object.entries(sharings)) {
      standing.push([name, await StandingProjectors.start(log, server, mongo, sharing)]);
    }
    const contenders = standing.map(([name, projectors]) => ({
      name,
      measure: () => projectors.catchUp(bookingsPerRound),
    }));
    // A first round lets V8 compile the code that runs often.
    await alternate(contenders, 1);
    const measured = await alternate(contenders, rounds);
    const compared = (name: string, who: string) =>
      figures.map(({ ofWhat, ...how }) => ({
        what: `${ofWhat}: ${who}`,
        goal: undefined,
        ratios: compare(measured, [name, 'whole'], how.figure),
        figures: mediansOf(measured, [name, 'whole'], how),
      }));
    return [
      ...compared('shared', 'two projectors with two parts, to one without'),
      ...compared('whole again', 'one projector without parts, to itself (A/A)').slice(0, 1),
    ];
  } finally {
    await Promise.all(standing.map(([, projectors]) => projectors.end()));
    await log.close();
    await Promise.all([server.stop(), mongo.remove()]);
  }
}

export const projectionParts: Benchmark = {
  name: 'projection-parts',
  title: 'Projector: read models in parts',
  about: `Running projectors catch up with ${bookingsPerRound.toLocaleString('en')} bookings of three events each. First, one projector feeds every whole
read model. Then every read model has two parts (PROJECTION_PARTS), and each of two projectors feeds one part. A projector
uses one core, so the processor time for an event limits it. The gain of parts is therefore the processor time of the
busiest projector: with half of it, a read model could take twice as many events. Rates would say little here, because
projectors, event store and database share two cores.`,
  run,
};

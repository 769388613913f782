import type { Benchmark, Comparison } from './harness/benchmark.ts';
import {
  type BuildMeasured,
  eventsOfBooking,
  measureBuild,
  type Sharing,
  withLogs,
} from './harness/projector-build.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';

const bookings = 4_000;

const sharings = {
  whole: { projectors: 1, parts: 1 },
  shared: { projectors: 2, parts: 2 },
  alone: { projectors: 1, parts: 2 },
} as const satisfies Record<string, Sharing>;

const figures = [
  {
    ofWhat: 'processor time an event of the busiest projector',
    figure: ({ busiestUs }: BuildMeasured) => busiestUs,
    unit: 'µs',
  },
  {
    ofWhat: 'processor time an event of all projectors',
    figure: ({ cpuUs }: BuildMeasured) => cpuUs,
    unit: 'µs',
  },
  {
    ofWhat: 'events/s into every read model, starting included',
    figure: ({ wallUs }: BuildMeasured) => (bookings * eventsOfBooking * 1e6) / wallUs,
    unit: 'per s',
  },
];

function run(rounds: number): Promise<readonly Comparison[]> {
  return withLogs(bookings, async (logs) => {
    const measure = (sharing: Sharing) => measureBuild(logs, bookings, sharing);
    // The server's own code is compiled while it runs.
    await measure(sharings.whole);
    const measured = await alternate(
      [
        { name: 'whole', measure: () => measure(sharings.whole) },
        { name: 'whole again', measure: () => measure(sharings.whole) },
        { name: 'shared', measure: () => measure(sharings.shared) },
        { name: 'alone', measure: () => measure(sharings.alone) },
      ],
      rounds,
    );
    const compared = (name: string, who: string) =>
      figures.map(({ ofWhat, ...how }) => ({
        what: `${ofWhat}: ${who}`,
        goal: undefined,
        ratios: compare(measured, [name, 'whole'], how.figure),
        figures: mediansOf(measured, [name, 'whole'], how),
      }));
    return [
      ...compared('shared', 'two projectors with two parts, to one projector without'),
      ...compared('alone', 'one projector with two parts, to one without'),
      ...compared('whole again', 'one projector without parts, to itself (A/A)').slice(0, 1),
    ];
  });
}

export const projectionParts: Benchmark = {
  name: 'projection-parts',
  title: 'Projector: read models in parts',
  about: `Every read model is built from a log of ${bookings.toLocaleString('en')} bookings, three events each, by one projector, and in two parts
(PROJECTION_PARTS) by two projectors and by one; the processor time of starting on a log without bookings is taken off. One core bounds a projector by the processor time it takes for an event, so
that of the busiest one is what parts gain: half of it would be twice as many events for a read model. The rate tells little of that here, where projectors, event store and database share two cores; one
projector alone waits before it takes the second part, too, which is for others.`,
  run,
};

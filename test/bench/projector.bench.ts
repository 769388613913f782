import { EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { logCategories } from '../../services/libs/application/event-log/stream-name.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import {
  type BuildMeasured,
  eventsOfBooking,
  measureBuild,
  withLogs,
} from './harness/projector-build.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { medianOf } from './harness/statistics.ts';

const bookings = 4_000;
const events = bookings * eventsOfBooking;

type Measured = Pick<BuildMeasured, 'perSecond' | 'cpuUs' | 'mongoUs'>;

/** The client's own subscription, which does not keep the events. */
async function readRaw({ url }: { readonly url: string }): Promise<Measured> {
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

function run(rounds: number): Promise<readonly Comparison[]> {
  return withLogs(bookings, async (logs) => {
    // A first build lets the server compile its own code.
    await measureBuild(logs, bookings);
    const measured = await alternate<Measured>(
      [
        { name: 'projector', measure: () => measureBuild(logs, bookings) },
        { name: 'raw', measure: () => readRaw(logs.full) },
        { name: 'raw again', measure: () => readRaw(logs.full) },
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
  });
}

export const projector: Benchmark = {
  name: 'projector',
  title: 'Projector: every read model built from the log',
  about: `A projector that finds no read models builds all of them from a log of ${bookings.toLocaleString('en')} bookings, three events each. What it takes
on a log without bookings is subtracted. The raw client subscribes to the same events with the same filter and stores
nothing. Event store and database are those that the suites start, on the same two cores as the projector.`,
  run,
};

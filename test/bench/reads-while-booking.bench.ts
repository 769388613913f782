import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { flushReport, flushUs } from './harness/disk-probe.ts';
import { load, type LoadResult } from './harness/http-load.ts';
import { untilQuiet } from './harness/processor-time.ts';
import { departures, Product } from './harness/product.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';

const seconds = 5;
const writers = 32;
const readers = 4;
const onMainThread = pathToFileURL(resolve('test/bench/reference/main-thread-writer.mjs')).href;

interface Measured {
  readonly reads: LoadResult;
  readonly bookings: LoadResult;
}

async function measure({ url, pid }: Product, readSeconds = seconds): Promise<Measured> {
  await untilQuiet(pid);
  const [bookings, reads] = await Promise.all([
    load({
      url,
      connections: writers,
      seconds: readSeconds,
      bookings: { departures: departures(1_000) },
    }),
    load({
      url: `${url}/api/tours`,
      connections: readers,
      seconds: readSeconds,
      headers: { 'accept-encoding': 'gzip' },
    }),
  ]);
  return { reads, bookings };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  const contenders = {
    product: await Product.start(),
    'main thread': await Product.start(onMainThread),
    'main thread again': await Product.start(onMainThread),
  };
  try {
    const beforeUs = flushUs();
    for (const product of Object.values(contenders)) await measure(product, 3);
    const measured = await alternate(
      Object.entries(contenders).map(([name, product]) => ({
        name,
        measure: () => measure(product),
      })),
      rounds,
    );
    const pair = ['product', 'main thread'] as const;
    const p99 = ({ reads }: Measured) => reads.p99Ms;
    const perSecond = ({ reads }: Measured) => reads.perSecond;
    const booked = ({ bookings }: Measured) => bookings.perSecond;
    return [
      {
        what: 'p99 of a read, to the writer on the main thread',
        goal: { atMost: 0.4 },
        ratios: compare(measured, pair, p99),
        figures: mediansOf(measured, pair, { figure: p99, unit: 'ms', digits: 1 }),
      },
      {
        what: 'reads/s meanwhile',
        goal: undefined,
        ratios: compare(measured, pair, perSecond),
        figures: mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
      },
      {
        what: 'bookings/s meanwhile',
        goal: undefined,
        ratios: compare(measured, pair, booked),
        figures: mediansOf(measured, pair, { figure: booked, unit: 'per s' }),
      },
      {
        what: 'p99 with the writer on the main thread, to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, ['main thread again', 'main thread'], p99),
        figures: flushReport(beforeUs, flushUs()),
      },
    ];
  } finally {
    for (const product of Object.values(contenders)) await product.end();
  }
}

export const readsWhileBooking: Benchmark = {
  name: 'reads-while-booking',
  title: 'Reads while 32 clients book',
  about: `4 clients ask for GET /api/tours while 32 clients book over 1,000 departures. Each client sends its next request as soon
as the last one is answered. The reference is the same product with the log's writer on the main thread.`,
  run,
};

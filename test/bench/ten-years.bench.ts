import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Answered, AskedProduct } from './harness/asked-product.ts';
import type { Benchmark, Comparison, Goal } from './harness/benchmark.ts';
import { secretKey } from './harness/booked-data.ts';
import { load, type LoadResult } from './harness/http-load.ts';
import { MemoryLimit } from './harness/memory-limit.ts';
import { residentMb, untilQuiet } from './harness/processor-time.ts';
import { departures } from './harness/product.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';
import { fillWithYears, personOf } from './harness/years-of-bookings.ts';

/** About 3.2 events for each booking. */
const bookingsOfTenYears = Number(process.env.BENCH_BOOKINGS ?? 310_000);

/** The bookings of each log, made at the same pace. */
const many = { name: 'many', bookings: bookingsOfTenYears, years: 10 };
const few = { name: 'few', bookings: bookingsOfTenYears / 10, years: 1 };

/** The memory of the smallest servers that are rented, in MB. */
const memoryMb = 2_000;

const startMsMax = 3_600_000;
const loadSeconds = 10;

/** The lists that took longest among 100,000 bookings, and the list that is used most. */
const lists: readonly ((number: number) => string)[] = [
  () => 'bookings?tab=all',
  (number) => `bookings?search=${encodeURIComponent(personOf(number).name.slice(0, 2))}`,
  () => 'bookings/counts?search=gmail',
  () => 'audit?limit=100',
];

/** The requests of a visitor: the list and three tours as pages, with the free seats of each tour. */
const visit = [
  { path: '/tours', times: 1 },
  { path: '/tour/spice-farm-tour', times: 3 },
  {
    path: '/api/tours/spice-farm-tour/availability?from=2026-12-01&to=2026-12-31',
    times: 3,
  },
] as const;

interface Measured {
  readonly startMs: number;
  /** The slowest list. */
  readonly list: Answered;
  readonly oneBooking: LoadResult;
  readonly bookings: LoadResult;
  readonly visitsPerMinute: number;
  readonly mb: number;
}

/** What is measured only once, because it takes minutes. */
interface Whole {
  readonly events: number;
  readonly rebuildMs: number;
  readonly verifyMs: number;
  readonly bytesPerBooking: number;
}

/** A log with the bookings of some years, and the memory limit of the product on it. */
class Years {
  readonly #directory: string;
  readonly #limit: MemoryLimit;
  readonly #bookings: number;

  constructor(directory: string, limit: MemoryLimit, bookings: number) {
    this.#directory = directory;
    this.#limit = limit;
    this.#bookings = bookings;
  }

  /** Builds all read models from the log, and checks the log. */
  async whole(): Promise<Whole> {
    for (const suffix of ['', '-wal', '-shm']) {
      rmSync(join(this.#directory, `read-models.sqlite${suffix}`), { force: true });
    }
    const rebuilding = performance.now();
    const product = await this.#start();
    await product.untilShown(lists.map((pathOf) => pathOf(0)));
    const rebuildMs = performance.now() - rebuilding;
    await product.end();
    const verifying = performance.now();
    const { PATH = '', HOME = '' } = process.env;
    const verify = resolve('dist/services/standalone/src/bin/verify.js');
    execFileSync(process.execPath, ['--import', this.#limit.preload, verify], {
      env: { PATH, HOME, DATA_DIR: this.#directory, SECRET_KEY: secretKey, ...this.#limit.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const verifyMs = performance.now() - verifying;
    const files = readdirSync(this.#directory).map((file) => join(this.#directory, file));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    return { events: this.#events(), rebuildMs, verifyMs, bytesPerBooking: bytes / this.#bookings };
  }

  async measure(): Promise<Measured> {
    const starting = performance.now();
    const product = await this.#start();
    const startMs = performance.now() - starting;
    try {
      const answered: Answered[] = [];
      for (const pathOf of lists) answered.push(await product.measure(pathOf));
      const [list = { p50Ms: 0, p95Ms: 0 }] = answered.toSorted((a, b) => b.p95Ms - a.p95Ms);
      let visitMs = 0;
      for (const { path, times } of visit) {
        const url = `${product.url}${path}`;
        const { perSecond } = await load({ url, connections: 16, seconds: 3 });
        visitMs += (times * 1_000) / perSecond;
      }
      const wanted = { url: product.url, bookings: { departures: departures(1_000) } };
      const oneBooking = await load({ ...wanted, connections: 1, seconds: loadSeconds });
      const bookings = await load({ ...wanted, connections: 64, seconds: loadSeconds });
      const mb = residentMb(product.pid);
      await untilQuiet(product.pid);
      return { startMs, list, oneBooking, bookings, visitsPerMinute: 60_000 / visitMs, mb };
    } finally {
      await product.end();
    }
  }

  #start(): Promise<AskedProduct> {
    const { preload, env } = this.#limit;
    return AskedProduct.start(this.#directory, { startMsMax, preload, env });
  }

  #events(): number {
    const log = new DatabaseSync(join(this.#directory, 'event-log.sqlite'), { readOnly: true });
    const count = Number(log.prepare('SELECT max(position) AS last FROM event').get()?.last);
    log.close();
    return count;
  }
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (temporary) => {
    // Filling the larger log takes minutes. BENCH_DATA names a directory that keeps the logs for the next run.
    const root = process.env.BENCH_DATA ?? temporary;
    const limit = new MemoryLimit(memoryMb);
    try {
      const [of, to] = [await filled(root, limit, many), await filled(root, limit, few)];
      const [all, part] = [await of.whole(), await to.whole()];
      const measured = await alternate(
        [
          { name: 'many', measure: () => of.measure() },
          { name: 'few', measure: () => to.measure() },
        ],
        rounds,
      );
      return [...comparisons(measured), ...wholeComparisons(all, part)];
    } finally {
      limit.remove();
    }
  });
}

async function filled(
  root: string,
  limit: MemoryLimit,
  { name, bookings, years }: typeof many,
): Promise<Years> {
  const directory = join(root, name);
  if (!existsSync(directory)) {
    // An interrupted run leaves no directory with this name, so the next run never measures half a log.
    const filling = mkdtempSync(`${directory}-`);
    await fillWithYears(filling, bookings, years);
    renameSync(filling, directory);
  }
  return new Years(directory, limit, bookings);
}

const pair = ['many', 'few'] as const;

/** How a figure is shown, and the goal for its ratio. */
interface Shown {
  readonly unit: string;
  readonly digits?: number;
  readonly goal?: Goal;
}

const nearlySame: Goal = { atMost: 1.2 };

function comparisons(
  measured: Readonly<Record<string, readonly Measured[]>>,
): readonly Comparison[] {
  const row = (
    what: string,
    figure: (of: Measured) => number,
    { unit, digits = 0, goal }: Shown,
  ): Comparison => ({
    what,
    goal,
    ratios: compare(measured, pair, figure),
    figures: mediansOf(measured, pair, { figure, unit, digits }),
  });
  const slowest = (measured.many ?? []).map(({ list }) => list.p95Ms);
  return [
    row('from the start to the first answer', (of) => of.startMs, { unit: 'ms', goal: nearlySame }),
    row('one booking, p50', (of) => of.oneBooking.p50Ms, {
      unit: 'ms',
      digits: 2,
      goal: nearlySame,
    }),
    {
      what: 'the slowest list, p95 to 100 ms',
      goal: { atMost: 1 },
      ratios: slowest.map((ms) => ms / 100),
      figures: mediansOf(measured, pair, {
        figure: (of) => of.list.p95Ms,
        unit: 'ms p95',
        digits: 1,
      }),
    },
    row('64 clients, bookings/s', (of) => of.bookings.perSecond, { unit: 'per s' }),
    row('visits a minute', (of) => of.visitsPerMinute, { unit: 'a minute' }),
    row('memory held after the load', (of) => of.mb, { unit: 'MB' }),
  ];
}

function wholeComparisons(all: Whole, part: Whole): readonly Comparison[] {
  const perSecond = ({ events }: Whole, ms: number) => (events / ms) * 1_000;
  const rates = (ms: (of: Whole) => number) =>
    `${perSecond(all, ms(all)).toFixed(0)} to ${perSecond(part, ms(part)).toFixed(0)} events per s`;
  return [
    {
      what: 'all read models built from the log, to 90 s',
      goal: { atMost: 1 },
      ratios: [all.rebuildMs / 90_000],
      figures: `${(all.rebuildMs / 1_000).toFixed(0)} s; ${rates((of) => of.rebuildMs)}`,
    },
    {
      what: 'events checked by npm run verify, to 100,000 a second',
      goal: { atLeast: 1 },
      ratios: [perSecond(all, all.verifyMs) / 100_000],
      figures: rates((of) => of.verifyMs),
    },
    {
      what: 'disk for a booking, without its e-mails',
      goal: undefined,
      ratios: [all.bytesPerBooking / part.bytesPerBooking],
      figures: `${(all.bytesPerBooking / 1e3).toFixed(1)} to ${(part.bytesPerBooking / 1e3).toFixed(1)} kB`,
    },
  ];
}

export const tenYears: Benchmark = {
  name: 'ten-years',
  title: 'Ten years of bookings on the smallest rented server',
  about: `The log has ${many.bookings.toLocaleString('en')} bookings of ten years, ${Math.round(many.bookings / 3_650)} a day, with about three events for each booking.
The same product is measured with the bookings of one year. Each has ${memoryMb.toLocaleString('en')} MB of memory, with its share of the system's cache
of files. The clients run on the same two cores. A visit is the list of tours, the pages of three tours, and the free
seats of each for a month; the figure is what both cores carry if nobody books. The read models are built and the log is
checked once for each log. BENCH_BOOKINGS sets another number of bookings.`,
  run,
};

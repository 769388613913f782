import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { spawnEventStoreDb } from '../support/eventstoredb/spawn-event-store-db.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { Fleet, partsText, type TimeByPart, usedBetween } from './harness/fleet.ts';
import { load } from './harness/http-load.ts';
import { processorTimeUs, untilQuiet } from './harness/processor-time.ts';
import { departures, Product } from './harness/product.ts';
import { alternate, compare, type Contender, type Rounds } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { medianOf } from './harness/statistics.ts';
import type { RawBookings } from './reference/raw-bookings.ts';

const seconds = 5;
const warmUpSeconds = 3;
/**
 * This number is divisible by each number of processes. With many more connections, some clients wait longer than a
 * command may take.
 */
const connections = 24;
const spread = departures(1_000);
const apiCounts = [1, 2, 3] as const;
const runProgram = promisify(execFile);

/** The acknowledged bookings, and their cost. */
interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time per booking, of every process that takes part. */
  readonly cpuUs: number;
  readonly byPart?: TimeByPart;
}

/**
 * Books with the same number of clients for any number of addresses; each address gets departures of a
 * separate part of the year.
 */
async function bookAt(urls: readonly string[], forSeconds: number) {
  const results = await Promise.all(
    urls.map((url, place) => {
      const from = Math.floor((place * spread.length) / urls.length);
      const own = [...spread.slice(from), ...spread.slice(0, from)];
      const each = { connections: connections / urls.length, seconds: forSeconds };
      return load({ url, ...each, bookings: { departures: own } });
    }),
  );
  return {
    answered: results.reduce((sum, { answered }) => sum + answered, 0),
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
  };
}

async function measureFleet(fleet: Fleet): Promise<Measured> {
  await fleet.untilQuiet();
  const before = fleet.processorTime();
  const { answered, ...result } = await bookAt(fleet.urls, seconds);
  await fleet.untilQuiet();
  const byPart = usedBetween(before, fleet.processorTime(), answered);
  const cpuUs = Object.values(byPart).reduce((sum, part) => sum + part, 0);
  return { ...result, cpuUs, byPart };
}

async function measureEmbedded({ url, pid }: Product): Promise<Measured> {
  await untilQuiet(pid);
  const before = processorTimeUs(pid);
  const { answered, ...result } = await bookAt([url], seconds);
  await untilQuiet(pid);
  return { ...result, cpuUs: (processorTimeUs(pid) - before) / answered };
}

async function appendRaw(productUrl: string, url: string, forSeconds: number): Promise<Measured> {
  const program = 'test/bench/reference/raw-bookings.ts';
  const args = [program, productUrl, url, String(connections), String(forSeconds)];
  const { stdout } = await runProgram(process.execPath, args);
  const { bookings, ms, p99Ms, cpuUs } = JSON.parse(stdout) as RawBookings;
  return { perSecond: (bookings / ms) * 1_000, p99Ms, cpuUs };
}

async function contend(rounds: number): Promise<Rounds<Measured>> {
  const ending: (() => Promise<unknown>)[] = [];
  const kept = <Started>(started: Started, end: () => Promise<unknown>): Started => {
    ending.push(end);
    return started;
  };
  try {
    const contenders: Contender<Measured>[] = [];
    for (const name of ['embedded', 'embedded again']) {
      const product = await Product.start();
      kept(product, () => product.end());
      await bookAt([product.url], warmUpSeconds);
      contenders.push({ name, measure: () => measureEmbedded(product) });
    }
    let productUrl = '';
    for (const count of apiCounts) {
      const fleet = await Fleet.start(count);
      kept(fleet, () => fleet.end());
      productUrl = fleet.engines.eventStore.url;
      await bookAt(fleet.urls, warmUpSeconds);
      contenders.push({ name: nameOf(count), measure: () => measureFleet(fleet) });
    }
    const bare = await spawnEventStoreDb();
    kept(bare, () => bare.stop());
    await appendRaw(productUrl, bare.url, warmUpSeconds);
    contenders.push({ name: 'raw', measure: () => appendRaw(productUrl, bare.url, seconds) });
    return await alternate(contenders, rounds);
  } finally {
    for (const end of ending.toReversed()) await end();
  }
}

function nameOf(apis: number): string {
  return apis === 1 ? '1 API process' : `${apis} API processes`;
}

const perSecond = (of: Measured) => of.perSecond;
const p99 = (of: Measured) => of.p99Ms;

/** The median of each part's processor time, over all rounds. */
function partsOf(rounds: Rounds<Measured>, name: string): string {
  const measured = (rounds[name] ?? []).flatMap(({ byPart }) => byPart ?? []);
  const median = (part: keyof TimeByPart) => medianOf(measured.map((each) => each[part]));
  return partsText({
    api: median('api'),
    projector: median('projector'),
    worker: median('worker'),
    'event store': median('event store'),
    MongoDB: median('MongoDB'),
    Redis: median('Redis'),
  });
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  const measured = await contend(rounds);
  const rates = (pair: readonly [string, string]) =>
    [
      mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
      mediansOf(measured, pair, { figure: p99, unit: 'ms p99' }),
    ].join('; ');
  const line = (of: string, to: string, what: string): Comparison => ({
    what,
    goal: undefined,
    ratios: compare(measured, [of, to], perSecond),
    figures: rates([of, to]),
  });
  return [
    ...apiCounts.map((count) =>
      line(nameOf(count), 'embedded', `${nameOf(count)}, bookings/s to the embedded profile`),
    ),
    ...apiCounts
      .slice(1)
      .map((count) => line(nameOf(count), nameOf(1), `${nameOf(count)}, bookings/s to one`)),
    line(nameOf(1), 'raw', '1 API process, bookings/s to the raw client doing the same appends'),
    ...apiCounts.map((count) => ({
      what: `${nameOf(count)}, processor time a booking to the embedded profile`,
      goal: undefined,
      ratios: compare(measured, [nameOf(count), 'embedded'], ({ cpuUs }) => cpuUs),
      figures: `µs each: ${partsOf(measured, nameOf(count))}`,
    })),
    line('embedded again', 'embedded', 'the embedded profile to itself (A/A)'),
  ];
}

export const severalApis: Benchmark = {
  name: 'several-apis',
  title: 'Bookings through 1, 2 and 3 API processes',
  about: `${connections} clients in total book over 1,000 departures. If there are several API processes, they share the clients. Each case
has one projector, one worker and its own engines. **All of them share the same two cores** with the load: more processes
cannot be faster here, so use the processor time to plan. The event store is the suites' own server, and the database is a
small one that speaks MongoDB's protocol. So these figures say what the product costs, not what EventStoreDB or MongoDB
can do. E-mails are sent at their own pace, forty a second: processor time includes the e-mails that were sent meanwhile,
some of them from earlier rounds. The raw client makes the same four appends for a booking, with the same bytes, and
nothing else.`,
  run,
};

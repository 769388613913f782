import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { flushReport, flushUs } from './harness/disk-probe.ts';
import { type Departure, load, type LoadResult } from './harness/http-load.ts';
import { freePort } from '../support/processes/free-port.ts';
import { processorTimeUs, untilQuiet } from './harness/processor-time.ts';
import { bookingsIn, departures, Product } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare, type Rounds } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';

const seconds = 5;
const server = 'test/bench/reference/group-commit-server.ts';

/** A program that takes bookings, and the log it writes them to. */
interface Taker {
  readonly url: string;
  readonly pid: number;
  readonly bookings: () => number;
  readonly end: () => Promise<void>;
}

interface Measured extends LoadResult {
  /** Processor time per booking, including the work after the last answer. */
  readonly cpuUs: number;
}

async function startReference(): Promise<Taker> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(directory, 'log.sqlite');
  const port = await freePort();
  const program = await Program.start([server, String(port), file], /ready/);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: program.pid,
    bookings: () => bookingsIn(file),
    end: async () => {
      await program.end();
      rmSync(directory, { recursive: true });
    },
  };
}

async function startProduct(): Promise<Taker> {
  const product = await Product.start();
  return {
    url: product.url,
    pid: product.pid,
    bookings: () => product.bookings(),
    end: () => product.end(),
  };
}

/** Books for some seconds, and counts in the log whether every acknowledged booking is there. */
async function measure(
  { url, pid, bookings }: Taker,
  connections: number,
  spread: readonly Departure[],
): Promise<Measured> {
  await untilQuiet(pid);
  const storedBefore = bookings();
  const cpuBefore = processorTimeUs(pid);
  const result = await load({ url, connections, seconds, bookings: { departures: spread } });
  await untilQuiet(pid);
  const cpuUs = (processorTimeUs(pid) - cpuBefore) / result.answered;
  const stored = bookings() - storedBefore;
  // Bookings that were under way when the time was over are stored without an answer.
  if (stored < result.answered || stored > result.answered + connections) {
    throw new Error(`${result.answered} bookings were acknowledged and ${stored} are stored.`);
  }
  return { ...result, cpuUs };
}

interface Scenario {
  readonly connections: number;
  readonly spread: readonly Departure[];
}

async function contend(scenario: Scenario, rounds: number): Promise<Rounds<Measured>> {
  const takers = {
    product: await startProduct(),
    reference: await startReference(),
    'reference again': await startReference(),
  };
  try {
    const { connections, spread } = scenario;
    for (const taker of Object.values(takers)) {
      await load({ url: taker.url, connections, seconds: 3, bookings: { departures: spread } });
    }
    const contenders = Object.entries(takers).map(([name, taker]) => ({
      name,
      measure: () => measure(taker, connections, spread),
    }));
    return await alternate(contenders, rounds);
  } finally {
    for (const taker of Object.values(takers)) await taker.end();
  }
}

const ofReference = ['product', 'reference'] as const;
const sameTwice = ['reference again', 'reference'] as const;

const perSecond = (of: Measured) => of.perSecond;
const p50 = (of: Measured) => of.p50Ms;
const p99 = (of: Measured) => of.p99Ms;
const cpu = (of: Measured) => of.cpuUs;

async function run(rounds: number): Promise<readonly Comparison[]> {
  const beforeUs = flushUs();
  const many = await contend({ connections: 64, spread: departures(1_000) }, rounds);
  const one = await contend({ connections: 1, spread: departures(1_000) }, rounds);
  const hot = await contend({ connections: 64, spread: departures(1) }, rounds);
  const disk = flushReport(beforeUs, flushUs());
  return [
    {
      what: '64 clients, bookings/s to the bare server',
      goal: { atLeast: 0.5 },
      ratios: compare(many, ofReference, perSecond),
      figures: [
        mediansOf(many, ofReference, { figure: perSecond, unit: 'per s' }),
        mediansOf(many, ofReference, { figure: p99, unit: 'ms p99', digits: 1 }),
      ].join('; '),
    },
    {
      what: '64 clients, processor time a booking to the bare server',
      goal: undefined,
      ratios: compare(many, ofReference, cpu),
      figures: mediansOf(many, ofReference, { figure: cpu, unit: 'µs, read models included' }),
    },
    {
      what: '1 client, p50 to the bare server',
      goal: { atMost: 1.4 },
      ratios: compare(one, ofReference, p50),
      figures: mediansOf(one, ofReference, { figure: p50, unit: 'ms', digits: 2 }),
    },
    {
      what: '64 clients, one departure, bookings/s to the bare server',
      goal: undefined,
      ratios: compare(hot, ofReference, perSecond),
      figures: mediansOf(hot, ofReference, { figure: perSecond, unit: 'per s' }),
    },
    {
      what: 'the bare server to itself (A/A)',
      goal: undefined,
      ratios: compare(many, sameTwice, perSecond),
      figures: disk,
    },
  ];
}

export const bookings: Benchmark = {
  name: 'bookings',
  title: 'Durable bookings: POST /api/bookings',
  about: `A booking is three events on two streams (SeatsReserved; BookingPlaced, BookingConfirmed) and the key of a new customer,
in one commit. The bookings are spread over 1,000 departures. The bare server is \`node:http\` with a writing thread and
group commit. It stores the same bytes, sealed and chained, but checks and decides nothing and shows no data. It has the
end of every stream in memory, so the bookings of one departure do not wait for each other. The product decides the
bookings of a departure one after the other, each on the state after the one before.`,
  run,
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { fillWithBookings, secretKey } from './harness/booked-data.ts';
import { freePort } from '../support/processes/free-port.ts';
import { processorTimeUs, residentMb, untilQuiet } from './harness/processor-time.ts';
import { productArgs } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const events = 100_000;
const pollMs = 5;
const patienceMs = 60_000;

interface Measured {
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  readonly cpuMs: number;
  readonly idleMb: number;
}

async function firstAnswer(port: number): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until;) {
    try {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/site`);
      if (status === 200) return;
    } catch {
      // The program does not listen yet.
    }
    await pause(pollMs);
  }
  throw new Error('The program did not answer.');
}

/** Starts a program, waits for its first answer and until it is idle, and then ends it. */
async function measure(
  args: (port: number) => readonly string[],
  env: (port: number) => Readonly<Record<string, string>>,
): Promise<Measured> {
  const port = await freePort();
  const startedMs = performance.now();
  const starting = Program.start(args(port), /ready/, env(port));
  await firstAnswer(port);
  const startMs = performance.now() - startedMs;
  const program = await starting;
  const cpuMs = processorTimeUs(program.pid) / 1000;
  await untilQuiet(program.pid);
  const idleMb = residentMb(program.pid);
  await program.end();
  return { startMs, cpuMs, idleMb };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    await fillWithBookings(directory, events);
    const product = () =>
      measure(
        () => productArgs(),
        (port) => ({
          PORT: String(port),
          DATA_DIR: directory,
          SECRET_KEY: secretKey,
          ADMIN_USERNAME: 'amina',
          ADMIN_PASSWORD: 'a password for measuring',
        }),
      );
    const empty = () =>
      measure(
        (port) => ['test/bench/reference/empty-nest.mjs', String(port)],
        () => ({}),
      );
    // The first start builds the read models and makes the account; both fill the compile cache.
    await product();
    await empty();
    const measured = await alternate(
      [
        { name: 'product', measure: product },
        { name: 'empty', measure: empty },
        { name: 'empty again', measure: empty },
      ],
      rounds,
    );
    const pair = ['product', 'empty'] as const;
    const startMs = (of: Measured) => of.startMs;
    const cpuMs = (of: Measured) => of.cpuMs;
    const idleMb = (of: Measured) => of.idleMb;
    return [
      {
        what: 'from the start of the process to its first answer',
        goal: { atMost: 2 },
        ratios: compare(measured, pair, startMs),
        figures: [
          mediansOf(measured, pair, { figure: startMs, unit: 'ms' }),
          mediansOf(measured, pair, { figure: cpuMs, unit: 'ms of processor' }),
        ].join('; '),
      },
      {
        what: 'memory held when idle',
        goal: { atMost: 2 },
        ratios: compare(measured, pair, idleMb),
        figures: mediansOf(measured, pair, { figure: idleMb, unit: 'MB' }),
      },
      {
        what: 'the empty application to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, ['empty again', 'empty'], startMs),
        figures: '',
      },
    ];
  });
}

export const coldStart: Benchmark = {
  name: 'cold-start',
  title: 'Start and idle memory with 100,000 events in the log',
  about: `The compiled product has its catalogue and 33,000 bookings, and its read models are up to date. The reference is an empty
Nest application with one route. Both have their compile cache from an earlier start.`,
  run,
};

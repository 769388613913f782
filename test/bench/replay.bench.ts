import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { longLogMix, writeLongLog } from './harness/long-log.ts';
import { alternate, compare, type Rounds } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';
import type { Replayed } from './reference/replay.ts';

const events = 1_000_000;
const one = 'booking-tabs';
const inMemoryMbMax = 600;
const inSqliteMbMax = 450;
const run = promisify(execFile);

/** The size of a semi-space, as in the thread of the projections. The young generation has three of them. */
const semiSpaceMb = 8;

async function replay(way: string, file: string, ...names: readonly string[]): Promise<Replayed> {
  const limits = way === 'sqlite' ? [`--max-semi-space-size=${semiSpaceMb}`] : [];
  const args = [...limits, 'test/bench/reference/replay.ts', way, file, ...names];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout) as Replayed;
}

const perSecond = ({ events: count, ms }: Replayed) => (count / ms) * 1000;
const peakMb = (of: Replayed) => of.peakMb;

function rates(rounds: Rounds<Replayed>, pair: readonly [string, string]): string {
  return mediansOf(rounds, pair, { figure: perSecond, unit: 'events per s' });
}

function peak(rounds: Rounds<Replayed>, name: string, mbMax: number): readonly number[] {
  return (rounds[name] ?? []).map((of) => peakMb(of) / mbMax);
}

async function runReplays(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const file = join(directory, 'log.sqlite');
    writeLongLog(file, events);
    const measured = await alternate(
      [
        { name: 'parse', measure: () => replay('parse', file) },
        { name: 'parse again', measure: () => replay('parse', file) },
        { name: 'memory', measure: () => replay('memory', file, one) },
        { name: 'sqlite', measure: () => replay('sqlite', file, one) },
      ],
      rounds,
    );
    const all = await alternate(
      [{ name: 'sqlite', measure: () => replay('sqlite', file) }],
      Math.min(rounds, 2),
    );
    const mb = (name: string) =>
      `${(measured[name] ?? []).map((of) => of.peakMb.toFixed(0)).join(', ')} MB`;
    return [
      {
        what: `${one} into memory, to a bare JSON.parse loop`,
        goal: { atLeast: 0.5 },
        ratios: compare(measured, ['memory', 'parse'], perSecond),
        figures: rates(measured, ['memory', 'parse']),
      },
      {
        what: `${one} into SQLite, to the same into memory`,
        goal: { atLeast: 0.5 },
        ratios: compare(measured, ['sqlite', 'memory'], perSecond),
        figures: rates(measured, ['sqlite', 'memory']),
      },
      {
        what: `most memory held, into memory, to ${inMemoryMbMax} MB`,
        goal: { atMost: 1 },
        ratios: peak(measured, 'memory', inMemoryMbMax),
        figures: mb('memory'),
      },
      {
        what: `most memory held, into SQLite, to ${inSqliteMbMax} MB`,
        goal: { atMost: 1 },
        ratios: peak(measured, 'sqlite', inSqliteMbMax),
        figures: mb('sqlite'),
      },
      {
        what: `all of them into SQLite at once, most memory held, to ${inSqliteMbMax} MB`,
        goal: undefined,
        ratios: peak(all, 'sqlite', inSqliteMbMax),
        figures: mediansOf(all, ['sqlite', 'sqlite'], { figure: perSecond, unit: 'events per s' }),
      },
      {
        what: 'the bare loop to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, ['parse again', 'parse'], perSecond),
        figures: '',
      },
    ];
  });
}

export const replays: Benchmark = {
  name: 'replay',
  title: 'Replay of 1,000,000 events',
  about: `The log has this mix: ${longLogMix}.
Measured with the read model that stores most, booking-tabs. Each run has its own process. The bare loop parses the same
strings and does nothing with them; the replay also reads them from the log.`,
  run: runReplays,
};

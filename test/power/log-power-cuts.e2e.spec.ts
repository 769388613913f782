import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogForReading } from '../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { cutPower, cutsOf } from './cut-power.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';

const commits = 600;
const cuts = cutsOf(60);

interface Outcome {
  /** Cuts after which an acknowledged event was missing. */
  readonly lossy: number;
  /** Cuts after which the file could not be read, or contained data that was never written. */
  readonly corrupt: readonly string[];
}

/** Cuts the power of one recorded run many times, and inspects the log after each cut. */
async function outcomeOf(synchronous: 'FULL' | 'NORMAL', seed: number): Promise<Outcome> {
  const place = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    const root = join(place, 'data');
    const file = join(place, 'trace');
    mkdirSync(root);
    const acknowledged = run(root, file, synchronous);
    const trace = readTrace(file);
    let lossy = 0;
    const corrupt = await cutPower({ start: new Map(), trace }, { seed, cuts }, (left, { at }) => {
      const promised = acknowledged.findLast((each) => each.at <= at)?.events ?? 0;
      if (eventsIn(join(left, 'event-log.sqlite'), promised) < promised) lossy += 1;
      return undefined;
    });
    return { lossy, corrupt };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function run(root: string, trace: string, synchronous: string) {
  const args = ['test/power/log-workload.ts', root, trace, String(commits), synchronous];
  const output = execFileSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...recorded({ root, trace }) },
    encoding: 'utf8',
  });
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [events, at] = line.split(' ').map(Number);
      return { events: events ?? 0, at: at ?? 0 };
    });
}

/** The number of events. Before the first promise, the log may be missing. */
function eventsIn(file: string, promised: number): number {
  let log: ReturnType<typeof openLogForReading>;
  try {
    log = openLogForReading(file);
  } catch (error) {
    if (promised === 0) return 0;
    throw error;
  }
  try {
    const check = log.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') throw new Error(String(check));
    const counted = 'SELECT count(*) AS events, max(position) AS last FROM event';
    const { events, last } = log.prepare(counted).get() ?? {};
    if (events !== (last ?? 0)) throw new Error('There is a gap.');
    return Number(events);
  } finally {
    log.close();
  }
}

describeWherePossible([whyNotRecorded()], `the log after ${cuts} power cuts`, () => {
  it('contains every acknowledged event, and is never corrupt', async () => {
    expect(await outcomeOf('FULL', 1)).toEqual({ lossy: 0, corrupt: [] });
  });

  it('would lose some events without synced commits, so the cuts can detect a loss', async () => {
    const { lossy } = await outcomeOf('NORMAL', 2);
    expect(lossy).toBeGreaterThan(0);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogForReading } from '../../services/libs/adapters/embedded/sqlite-log-file.ts';
import { Random } from '../simulation/random.ts';
import { describeWherePossible } from '../support/describe-where-possible.ts';
import { writeDisk } from './disk-image-files.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';
import { cutKinds, disksAfter, type PowerCut } from './power-cut.ts';

const commits = 600;
const cutsMax = Number(process.env.POWER_CUTS ?? 60);

interface Outcome {
  /** Cuts after which an acknowledged event was missing. */
  readonly lossy: number;
  /** Cuts after which the file could not be read, or held something that was never written. */
  readonly corrupt: readonly string[];
}

/** Cuts the power of one recorded run many times, and looks at what each cut leaves of the log. */
function cutPower(synchronous: 'FULL' | 'NORMAL', seed: number): Outcome {
  const place = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    const root = join(place, 'data');
    const trace = join(place, 'trace');
    mkdirSync(root);
    const acknowledged = run(root, trace, synchronous);
    const random = new Random(seed);
    const changes = readTrace(trace);
    const end = changes.at(-1)?.endsAt ?? 0;
    const cuts = Array.from({ length: cutsMax }, (_, n): PowerCut => {
      const kind = cutKinds[n % cutKinds.length] ?? 'missing';
      return { at: random.between(0, end), kind, random: () => random.fraction() };
    }).sort((a, b) => a.at - b.at);
    let lossy = 0;
    const corrupt: string[] = [];
    for (const { cut, disk } of disksAfter(changes, new Map(), cuts)) {
      const left = join(place, `cut-${cut.at}`);
      writeDisk(disk, left);
      const promised = acknowledged.findLast(({ at }) => at <= cut.at)?.events ?? 0;
      try {
        const found = eventsIn(join(left, 'event-log.sqlite'), promised);
        if (found < promised) lossy += 1;
      } catch (error) {
        corrupt.push(`${cut.kind} at ${cut.at} of ${end}: ${String(error)}`);
      }
      rmSync(left, { recursive: true });
    }
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

/** How many events there are; nothing is promised before the log was made. */
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
    const row = log.prepare('SELECT count(*) AS events, max(position) AS last FROM event').get();
    if (row?.events !== (row?.last ?? 0)) throw new Error('There is a gap.');
    return Number(row?.events);
  } finally {
    log.close();
  }
}

describeWherePossible([whyNotRecorded()], `the log after ${cutsMax} power cuts`, () => {
  it('holds every acknowledged event, and is never corrupt', () => {
    expect(cutPower('FULL', 1)).toEqual({ lossy: 0, corrupt: [] });
  });

  it('would have lost some without syncing every commit, so the cuts can see a loss', () => {
    const { lossy } = cutPower('NORMAL', 2);
    console.info(lossy);
    expect(lossy).toBeGreaterThan(0);
  });
});

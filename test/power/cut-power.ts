import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../simulation/random.ts';
import { writeDisk } from './disk-image-files.ts';
import type { TracedChange } from './disk-trace.ts';
import { cutKinds, type DiskImage, disksAfter, type PowerCut } from './power-cut.ts';

export interface RecordedRun {
  /** The disk before the recording. */
  readonly start: DiskImage;
  readonly trace: readonly TracedChange[];
}

interface Cuts {
  readonly seed: number;
  readonly cuts: number;
  /** All cuts are after this length of the trace; by default they may be anywhere. */
  readonly after?: number;
}

/** The time limit for the full counts of `npm run test:long` on a slow machine. */
export const fullMsMax = 3_600_000;

/** The number of cuts of each recorded run: a few in CI, and `POWER_CUTS` in `npm run test:long`. */
export function cutsOf(inCi: number): number {
  return Number(process.env.POWER_CUTS ?? inCi);
}

/**
 * Cuts the power at moments spread over a recorded run, and at its end. It uses each kind of loss, one after the
 * other. Each resulting disk is judged in a separate directory.
 *
 * @param judge Throws, or returns what is wrong; undefined if the disk is right.
 * @returns What was wrong, each with its cut.
 */
export async function cutPower(
  { start, trace }: RecordedRun,
  { seed, cuts: count, after = 0 }: Cuts,
  judge: (directory: string, cut: PowerCut) => Promise<string | undefined> | string | undefined,
): Promise<readonly string[]> {
  const random = new Random(seed);
  const end = trace.at(-1)?.endsAt ?? 0;
  const drawn = Array.from({ length: count - 1 }, (_, n): PowerCut => {
    const from = after + Math.floor((n * (end - after)) / count);
    const to = after + Math.floor(((n + 1) * (end - after)) / count);
    const kind = cutKinds[n % cutKinds.length] ?? 'missing';
    return { at: random.between(from, to), kind, random: () => random.fraction() };
  });
  // The last output of the process has to be true even if every unsynced write is lost.
  const last: PowerCut = { at: end, kind: 'missing', random: () => 0 };
  const wrong: string[] = [];
  for (const { cut, disk } of disksAfter(trace, start, [...drawn, last])) {
    const directory = mkdtempSync(join(tmpdir(), 'after-power-cut-'));
    try {
      writeDisk(disk, directory);
      const why = await judge(directory, cut);
      if (why !== undefined) wrong.push(`${cut.kind} at ${cut.at} of ${end}: ${why}`);
    } catch (error) {
      wrong.push(
        `${cut.kind} at ${cut.at} of ${end}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
  return wrong;
}

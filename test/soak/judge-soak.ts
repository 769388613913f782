import { medianOf } from '../bench/harness/statistics.ts';

/** The resources of a process at one moment. */
export interface Look {
  readonly residentMb: number;
  readonly openFiles: number;
  readonly storedFiles: number;
  readonly walMb: number;
}

export interface SoakFinding {
  readonly holds: boolean;
  readonly words: string;
}

/**
 * The growth that is allowed from the second quarter to the last. Caches are full in the second quarter, so
 * growth under constant traffic is a leak. The garbage collector makes memory vary by a tenth. The WAL of a log
 * varies by as much as is written between two checkpoints.
 */
const mayGrow = {
  residentMb: (before: number) => before * 0.1,
  openFiles: () => 2,
  storedFiles: () => 2,
  walMb: () => 8,
} as const;

const names = {
  residentMb: 'MB of memory',
  openFiles: 'open files',
  storedFiles: 'stored files',
  walMb: 'MB of WAL',
} as const;

/** Whether each figure stayed the same, by the medians of the second and the last quarter of the measurements. */
export function judgeSoak(looks: readonly Look[]): readonly SoakFinding[] {
  const quarter = Math.floor(looks.length / 4);
  const second = looks.slice(quarter, 2 * quarter);
  const last = looks.slice(-quarter);
  return (Object.keys(names) as (keyof Look)[]).map((what) => {
    const before = medianOf(second.map((look) => look[what]));
    const after = medianOf(last.map((look) => look[what]));
    return {
      holds: after - before <= mayGrow[what](before),
      words: `${before.toFixed(1)} to ${after.toFixed(1)} ${names[what]}`,
    };
  });
}

import { medianOf } from '../bench/harness/statistics.ts';

/** What an answer must not tell by how long it takes: by more than this share of it … */
const differenceMax = 0.05;
/**
 * … unless it is less than this: nobody hears a tenth of a millisecond across a network in the few guesses that
 * the limits leave them.
 */
const differenceMsMax = 0.1;
const blocks = 5;

export interface TimingFinding {
  readonly holds: boolean;
  /** By how much longer one takes than the other, as a share, in each part of the run; 0 where nobody hears it. */
  readonly differences: readonly number[];
}

/**
 * Compares the medians of samples that were taken in turn, in five parts of the run. What all five say
 * alike is a difference; what some of them deny was something else that the machine did.
 */
export function judgeTiming(one: readonly number[], other: readonly number[]): TimingFinding {
  const size = Math.floor(one.length / blocks);
  const differences = Array.from({ length: blocks }, (_none, block) => {
    const [ofOne, ofOther] = [one, other].map((all) =>
      medianOf(all.slice(block * size, (block + 1) * size)),
    );
    const apartMs = (ofOne ?? 0) - (ofOther ?? 0);
    return Math.abs(apartMs) < differenceMsMax ? 0 : apartMs / (ofOther ?? 0);
  });
  const isSlower = differences.every((difference) => difference > differenceMax);
  const isFaster = differences.every((difference) => difference < -differenceMax);
  return { holds: !isSlower && !isFaster, differences };
}

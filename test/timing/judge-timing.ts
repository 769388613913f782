import { medianOf } from '../bench/harness/statistics.ts';

/** The share by which the time of an answer must not depend on the secret … */
const differenceMax = 0.05;
/**
 * … unless it is less than this: a tenth of a millisecond cannot be measured across a network with the few
 * guesses that the limits allow.
 */
const differenceMsMax = 0.1;
const blocks = 5;

export interface TimingFinding {
  readonly holds: boolean;
  /**
   * By how much longer one takes than the other, as a share, in each part of the run; 0 where it cannot be
   * measured.
   */
  readonly differences: readonly number[];
}

/**
 * Compares the medians of samples that were taken in turn, in five parts of the run. It is a difference where
 * all five parts agree; otherwise the machine was disturbed.
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

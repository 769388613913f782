import { medianOf } from '../bench/harness/statistics.ts';

/** The largest allowed difference between the times of two answers, as a share. */
const differenceMax = 0.05;
/**
 * A difference that is always allowed, in milliseconds. With the few guesses that the limits allow, it cannot be
 * measured across a network.
 */
const differenceMsMax = 0.1;
const blocks = 5;

export interface TimingFinding {
  readonly holds: boolean;
  /** The difference between the two times, as a share, in each part of the run; 0 if it cannot be measured. */
  readonly differences: readonly number[];
}

/**
 * Compares the medians of two series of samples in five parts of the run. The samples were taken alternately. The
 * times differ only if all five parts agree. Otherwise the machine was disturbed.
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

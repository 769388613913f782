/** The scale of a chart: its top, and the horizontal lines that have a figure. */
export interface Scale {
  readonly top: number;
  /** Above zero, ascending; the last is the top. */
  readonly lines: readonly number[];
}

const linesMax = 4;

/**
 * A scale with equal round steps of 1, 2 or 5. It reaches at least the largest figure. For counts the steps are
 * whole numbers.
 */
export function scaleFor(largest: number, isCounted = false): Scale {
  const least = Math.max(largest, isCounted ? 1 : 0.01);
  const tens = 10 ** Math.floor(Math.log10(least / linesMax));
  const steps = [1, 2, 5, 10, 20, 50].map((times) => times * tens);
  const step = steps.find((each) => each * linesMax >= least && (!isCounted || each >= 1)) ?? least;
  const count = Math.ceil(least / step);
  const lines = Array.from({ length: count }, (_, index) => (index + 1) * step);
  return { top: count * step, lines };
}

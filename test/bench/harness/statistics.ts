/** The minimum, the median and the maximum of some figures. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** @throws RangeError when there are no figures. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  return { min: at(sorted, 0), median: medianOf(figures), max: at(sorted, sorted.length - 1) };
}

/**
 * The middle figure; for an even number of figures, the mean of the middle two.
 *
 * @throws RangeError when there are no figures.
 */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? at(sorted, middle)
    : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/**
 * The figure that this percentage of the figures do not exceed (nearest rank).
 *
 * @throws RangeError when there are no figures.
 */
export function percentileOf(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1));
}

/** The ratio of the first figure to the second, for each round. */
export function ratiosOf(of: readonly number[], to: readonly number[]): readonly number[] {
  if (of.length !== to.length) {
    throw new RangeError('Rounds are compared one by one: both need the same number of them.');
  }
  return of.map((figure, round) => figure / at(to, round));
}

function at(figures: readonly number[], place: number): number {
  const figure = figures[place];
  if (figure === undefined) {
    throw new RangeError('There is nothing to take a figure of.');
  }
  return figure;
}

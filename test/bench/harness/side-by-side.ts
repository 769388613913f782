import { medianOf } from './statistics.ts';
import type { Rounds } from './rounds.ts';

/** The medians of two contenders, for the column beside a ratio: `4 100 to 8 200 per s`. */
export function mediansOf<Measurement>(
  rounds: Rounds<Measurement>,
  [of, to]: readonly [string, string],
  {
    figure,
    unit,
    digits = 0,
  }: { figure: (of: Measurement) => number; unit: string; digits?: number },
): string {
  const median = (name: string) => medianOf((rounds[name] ?? []).map(figure)).toFixed(digits);
  return `${median(of)} to ${median(to)} ${unit}`;
}

import {
  bucketEnds,
  type PageSpeedView,
  pageKinds,
  speedLimits,
  type SpeedMetric,
  type SpeedValueView,
  widthClasses,
} from '../../../contracts/page-speed/page-speed.ts';
import type { PageSpeedCounts } from '../../ports/page-speeds.ts';

/** Returns the pages with views in their order. Each has the value that three quarters of its views did not exceed. */
export function pageSpeedPages(counts: readonly PageSpeedCounts[]): PageSpeedView['pages'] {
  return widthClasses.flatMap((width) =>
    pageKinds.flatMap((page) => {
      const counted = counts.find((each) => each.page === page && each.width === width);
      if (counted === undefined) return [];
      const { views } = counted;
      const value = (metric: SpeedMetric) => speedValue(metric, counted[metric]);
      return { page, width, views, lcp: value('lcp'), inp: value('inp'), cls: value('cls') };
    }),
  );
}

/**
 * Returns the 75th percentile of counted values, by nearest rank; null if there are no values. The percentile is the
 * upper end of a bucket, so it is never too good. Its verdict is exact, because the limits are ends of buckets.
 */
export function speedValue(
  metric: SpeedMetric,
  counts: ReadonlyMap<number, number>,
): SpeedValueView | null {
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  if (total === 0) return null;
  const rank = Math.ceil(total * 0.75);
  const ends = bucketEnds[metric];
  let reached = 0;
  const bucket = ends.findIndex((_, index) => {
    reached += counts.get(index) ?? 0;
    return reached >= rank;
  });
  const p75 = ends[bucket] ?? null;
  return { p75, verdict: verdictOf(metric, p75 ?? Number.POSITIVE_INFINITY) };
}

function verdictOf(metric: SpeedMetric, value: number): SpeedValueView['verdict'] {
  const { good, poor } = speedLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-work' : 'poor';
}

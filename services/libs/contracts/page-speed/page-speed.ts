import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';

/** The kinds of public pages whose speed is counted. A kind says nothing about a tour, a booking or a person. */
export const pageKinds = [
  'home',
  'tours',
  'tour',
  'book',
  'thank-you',
  'manage',
  'guide',
  'other',
] as const;
export type SpeedPageKind = (typeof pageKinds)[number];

/** `phone` is narrower than {@link desktopFromPx}. */
export const widthClasses = ['phone', 'desktop'] as const;
export type WidthClass = (typeof widthClasses)[number];
export const desktopFromPx = 768;

/**
 * The Core Web Vitals: `lcp`, milliseconds until the largest content was shown; `inp`, milliseconds from a tap or
 * key to the next paint; `cls`, how far the content jumped.
 */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/**
 * The upper ends of the buckets. A value that equals an upper end belongs to the bucket with this end. The last bucket
 * has no end. The limits below are among the ends. Counts are stored under the number of their bucket. So if you change
 * the ends, give the metric another name.
 */
export const bucketEnds: Readonly<Record<SpeedMetric, readonly number[]>> = {
  lcp: [
    250, 500, 750, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000,
    5_000, 6_000, 8_000, 10_000,
  ],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000],
  cls: [0, 0.01, 0.02, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5],
};

/** The published limits: up to `good` a value is good, above `poor` it is poor (web.dev/articles/vitals). */
export const speedLimits: Readonly<
  Record<SpeedMetric, { readonly good: number; readonly poor: number }>
> = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
};

/** Returns the number of the bucket of a value, from 0. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const index = bucketEnds[metric].findIndex((end) => value <= end);
  return index === -1 ? bucketEnds[metric].length : index;
}

/** The data that the browser sends about one view of a page: the bucket of each value it measured. */
export interface PageSpeedRequest {
  readonly page: SpeedPageKind;
  readonly width: WidthClass;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
}

/** The speed of the public pages on some days in Zanzibar, both ends included. */
export interface PageSpeedView {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Only pages with views, phones before desktops, in the order of {@link pageKinds}. */
  readonly pages: readonly PageKindSpeedView[];
}

export interface PageKindSpeedView {
  readonly page: SpeedPageKind;
  readonly width: WidthClass;
  /** How many views were measured. Some have no value for a metric: nobody tapped, or the browser cannot measure it. */
  readonly views: WholeNumber;
  readonly lcp: SpeedValueView | null;
  readonly inp: SpeedValueView | null;
  readonly cls: SpeedValueView | null;
}

export type SpeedVerdict = 'good' | 'needs-work' | 'poor';

/** Three quarters of the measured views were at least this fast. */
export interface SpeedValueView {
  /** The upper end of the bucket; null for a value above all ends. */
  readonly p75: number | null;
  readonly verdict: SpeedVerdict;
}

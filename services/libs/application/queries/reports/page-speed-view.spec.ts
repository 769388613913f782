import {
  bucketEnds,
  bucketOf,
  speedLimits,
  speedMetrics,
} from '../../../contracts/page-speed/page-speed.ts';
import { pageSpeedPages, speedValue } from './page-speed-view.ts';

/** Counts values in the same way as browsers and the store. */
function counted(metric: 'lcp' | 'inp' | 'cls', values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
}

describe('the buckets of page speeds', () => {
  it.each(speedMetrics)('have rising ends, which include the published limits of %s', (metric) => {
    const ends = bucketEnds[metric];
    expect(ends).toEqual([...ends].toSorted((one, other) => one - other));
    expect(new Set(ends).size).toBe(ends.length);
    expect(ends).toContain(speedLimits[metric].good);
    expect(ends).toContain(speedLimits[metric].poor);
  });

  it('include their upper end, and the last bucket has no end', () => {
    expect(bucketOf('lcp', 0)).toBe(0);
    expect(bucketOf('lcp', 250)).toBe(0);
    expect(bucketOf('lcp', 250.1)).toBe(1);
    expect(bucketOf('lcp', 10_000)).toBe(17);
    expect(bucketOf('lcp', 10_001)).toBe(18);
    expect(bucketOf('cls', 0)).toBe(0);
    expect(bucketOf('cls', 0.0004)).toBe(1);
  });
});

describe('the value that three quarters of the views did not exceed', () => {
  it('is the end of the bucket at the nearest rank', () => {
    expect(speedValue('lcp', counted('lcp', [900, 1_100, 1_300, 9_000]))).toEqual({
      p75: 1_400,
      verdict: 'good',
    });
    // Of five values, the fourth is the one at the nearest rank.
    expect(speedValue('lcp', counted('lcp', [900, 1_100, 1_300, 2_900, 9_000]))).toEqual({
      p75: 3_000,
      verdict: 'needs-work',
    });
    expect(speedValue('inp', counted('inp', [40]))).toEqual({ p75: 50, verdict: 'good' });
  });

  it.each([
    ['lcp', 2_500, 'good'],
    ['lcp', 2_501, 'needs-work'],
    ['lcp', 4_000, 'needs-work'],
    ['lcp', 4_001, 'poor'],
    ['inp', 200, 'good'],
    ['inp', 201, 'needs-work'],
    ['inp', 501, 'poor'],
    ['cls', 0.1, 'good'],
    ['cls', 0.11, 'needs-work'],
    ['cls', 0.26, 'poor'],
  ] as const)('is judged by the published limits: %s of %d is %s', (metric, value, verdict) => {
    expect(speedValue(metric, counted(metric, [value]))?.verdict).toBe(verdict);
  });

  it('is null if it is above all ends, and does not exist without values', () => {
    expect(speedValue('inp', counted('inp', [5_000]))).toEqual({ p75: null, verdict: 'poor' });
    expect(speedValue('cls', new Map())).toBeNull();
  });
});

describe('the pages of the view', () => {
  it('are in a fixed order, with phones first, and without pages that nobody opened', () => {
    const none = { inp: new Map<number, number>(), cls: new Map<number, number>() };
    const lcp = new Map([[3, 2]]);
    const pages = pageSpeedPages([
      { ...none, page: 'tour', width: 'desktop', views: 1, lcp: new Map() },
      { ...none, page: 'tour', width: 'phone', views: 4, lcp },
      { ...none, page: 'home', width: 'phone', views: 2, lcp },
    ]);
    const good = { p75: 1_000, verdict: 'good' };
    expect(pages).toEqual([
      { page: 'home', width: 'phone', views: 2, lcp: good, inp: null, cls: null },
      { page: 'tour', width: 'phone', views: 4, lcp: good, inp: null, cls: null },
      { page: 'tour', width: 'desktop', views: 1, lcp: null, inp: null, cls: null },
    ]);
  });
});

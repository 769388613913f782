import type { PageSpeedCounts, PageSpeeds } from './page-speeds.ts';

const home = { page: 'home', width: 'phone' } as const;

function sorted(counts: readonly PageSpeedCounts[]) {
  return counts
    .map(({ page, width, views, lcp, inp, cls }) => ({
      ...{ page, width, views },
      ...{
        lcp: Object.fromEntries(lcp),
        inp: Object.fromEntries(inp),
        cls: Object.fromEntries(cls),
      },
    }))
    .toSorted((one, other) =>
      `${one.page}${one.width}`.localeCompare(`${other.page}${other.width}`),
    );
}

/** Tests that every {@link PageSpeeds} must pass; `start` returns an empty one. */
export function pageSpeedsContract(start: () => PageSpeeds): void {
  it('adds up the views of several days, by page, width, metric and bucket', async () => {
    const speeds = start();
    await speeds.count('2026-11-19', { ...home, lcp: 3, inp: 0, cls: 0 });
    await speeds.count('2026-11-20', { ...home, lcp: 3, cls: 10 });
    await speeds.count('2026-11-20', { ...home, lcp: 18 });
    await speeds.count('2026-11-20', { page: 'home', width: 'desktop', inp: 14 });
    await speeds.count('2026-11-20', { page: 'tour', width: 'phone' });
    await speeds.count('2026-11-21', { ...home, lcp: 5 });
    const none = { lcp: {}, inp: {}, cls: {} };
    expect(sorted(await speeds.between('2026-11-19', '2026-11-20'))).toEqual([
      { ...none, page: 'home', width: 'desktop', views: 1, inp: { 14: 1 } },
      { ...home, views: 3, lcp: { 3: 2, 18: 1 }, inp: { 0: 1 }, cls: { 0: 1, 10: 1 } },
      { ...none, page: 'tour', width: 'phone', views: 1 },
    ]);
    expect(sorted(await speeds.between('2026-11-21', '2026-11-21'))).toEqual([
      { ...none, ...home, views: 1, lcp: { 5: 1 } },
    ]);
  });

  it('loses no view if several views are counted at the same time', async () => {
    const speeds = start();
    const view = { ...home, lcp: 2, inp: 1, cls: 0 };
    await Promise.all(Array.from({ length: 50 }, () => speeds.count('2026-11-20', view)));
    expect(sorted(await speeds.between('2026-11-20', '2026-11-20'))).toEqual([
      { ...home, views: 50, lcp: { 2: 50 }, inp: { 1: 50 }, cls: { 0: 50 } },
    ]);
  });

  it('removes the counters of earlier days, and no others', async () => {
    const speeds = start();
    await speeds.count('2026-08-22', { ...home, lcp: 1 });
    await speeds.count('2026-08-23', { ...home, lcp: 2 });
    await speeds.forgetBefore('2026-08-23');
    expect(sorted(await speeds.between('2026-01-01', '2026-12-31'))).toEqual([
      { ...home, views: 1, lcp: { 2: 1 }, inp: {}, cls: {} },
    ]);
  });

  it('answers if there are no counters', async () => {
    expect(await start().between('2026-11-01', '2026-11-28')).toEqual([]);
  });
}

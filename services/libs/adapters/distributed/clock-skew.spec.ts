import { clockFindings, skewOf } from './clock-skew.ts';

describe("another clock's time", () => {
  it('is compared with this machine’s time halfway between request and answer', () => {
    expect(skewOf({ askedAtMs: 1_000, answeredAtMs: 1_100, shownMs: 3_050 })).toBe(-2_000);
    expect(skewOf({ askedAtMs: 1_000, answeredAtMs: 1_100, shownMs: 1_020 })).toBe(30);
  });

  it('is ignored if the answer was slow, or if this machine’s clock was set meanwhile', () => {
    expect(skewOf({ askedAtMs: 1_000, answeredAtMs: 1_900, shownMs: 5_000 })).toBeUndefined();
    expect(skewOf({ askedAtMs: 1_000, answeredAtMs: 900, shownMs: 5_000 })).toBeUndefined();
    expect(clockFindings('redis-clock', 'Redis', undefined)).toEqual([]);
  });

  it('counts as different from ours if it differs by more than a second', () => {
    const [near] = clockFindings('redis-clock', 'Redis', -1_000);
    expect(near?.state).toBe('safe');
    const [far] = clockFindings('redis-clock', 'Redis', -1_001);
    expect(far?.state).toBe('unsafe');
    expect(far?.words).toContain('1.0 s behind that of Redis');
  });
});

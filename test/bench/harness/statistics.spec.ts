import { medianOf, percentileOf, ratiosOf, spreadOf } from './statistics.ts';

describe('the figures of a benchmark', () => {
  it('have a median that one outlier does not move', () => {
    expect(medianOf([3, 1, 1_000])).toBe(3);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  });

  it('are reported with their minimum and maximum', () => {
    expect(spreadOf([0.5, 0.9, 0.7])).toEqual({ min: 0.5, median: 0.7, max: 0.9 });
  });

  it('have percentiles that are measured figures', () => {
    const figures = Array.from({ length: 200 }, (_none, index) => 200 - index);
    expect(percentileOf(figures, 99)).toBe(198);
    expect(percentileOf(figures, 50)).toBe(100);
    expect(percentileOf([7], 99)).toBe(7);
  });

  it('are compared round by round, so that a slowdown of both does not count', () => {
    expect(ratiosOf([50, 10], [100, 20])).toEqual([0.5, 0.5]);
  });

  it('are compared only between rounds that both ran', () => {
    expect(() => ratiosOf([1], [1, 2])).toThrow(RangeError);
    expect(() => medianOf([])).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { scaleFor } from './scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [0, [1]],
    [1, [1]],
    [3, [1, 2, 3]],
    [4, [1, 2, 3, 4]],
    [5, [2, 4, 6]],
    [17, [5, 10, 15, 20]],
    [100, [50, 100]],
    [1_234, [500, 1_000, 1_500]],
  ])('reaches above %d in whole round steps', (largest, lines) => {
    expect(scaleFor(largest, true).lines).toEqual(lines);
  });

  it('is at least as high as the largest figure, and at most two and a half times as high', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (largest) => {
        const { top, lines } = scaleFor(largest);
        expect(top).toBeGreaterThanOrEqual(largest);
        expect(top).toBeLessThanOrEqual(largest * 2.5);
        expect(lines.length).toBeLessThanOrEqual(4);
        expect(lines.at(-1)).toBe(top);
      }),
    );
  });
});

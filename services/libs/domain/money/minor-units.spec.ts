import fc from 'fast-check';
import { toMajor, toMinor } from './minor-units.ts';

describe('a decimal amount in minor units', () => {
  it.each([
    [0, 0],
    [50, 5000],
    [45.5, 4550],
    [19.99, 1999],
    [1.1, 110],
    [0.29, 29],
    [-12.5, -1250],
    [1_234_567.89, 123_456_789],
    [1_000_000_000_000, 100_000_000_000_000],
  ])('%d becomes %d', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor);
  });

  it('tolerates the rounding errors of binary fractions', () => {
    expect(toMinor(0.1 + 0.2)).toBe(30);
    expect(toMinor(1.15 * 3)).toBe(345);
  });

  it('has no negative zero', () => {
    expect(toMinor(-0)).toBe(0);
    expect(toMinor(-1e-9)).toBe(0);
  });

  it.each([1.005, 45.505, 0.001, -3.333, NaN, Infinity, -Infinity, 1_000_000_000_000.01, -1e13])(
    'does not accept %d',
    (amount) => {
      expect(toMinor(amount)).toBeUndefined();
    },
  );

  it('converts back to the same amount, with at most two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor);
        expect(JSON.stringify(toMajor(minor))).toMatch(/^-?\d+(?:\.\d\d?)?$/);
      }),
    );
  });
});

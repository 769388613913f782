import fc from 'fast-check';
import { bookingNumberFrom } from './booking-number.ts';
import { bookingNumberMax, bookingNumberMin } from './booking-reference.ts';

/** The digest whose first 13 digits have this value. */
const digestOf = (value: number) => value.toString(16).padStart(13, '0').padEnd(64, 'e');

describe('a booking number made from a digest', () => {
  it.each([
    [0, 10_000_000],
    [1, 10_000_001],
    [89_999_999, 99_999_999],
    [90_000_000, 10_000_000],
    [2 ** 52 - 1, 10_000_000 + ((2 ** 52 - 1) % 90_000_000)],
  ])('wraps from the last number round to the first: %d → %d', (value, number) => {
    expect(bookingNumberFrom(digestOf(value))).toBe(number);
  });

  it('uses only the first 13 digits of the digest', () => {
    const digits = 'c0ffee0123456';
    expect(bookingNumberFrom(`${digits}ffff`)).toBe(bookingNumberFrom(`${digits}0000`));
    expect(bookingNumberFrom(digits)).not.toBe(bookingNumberFrom('c0ffee0123457'));
  });

  it('always has eight digits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const number = bookingNumberFrom(Buffer.from(bytes).toString('hex'));
        expect(Number.isInteger(number)).toBe(true);
        expect(number).toBeGreaterThanOrEqual(bookingNumberMin);
        expect(number).toBeLessThanOrEqual(bookingNumberMax);
      }),
    );
  });
});

import fc from 'fast-check';
import {
  bookingNumberMax,
  bookingNumberMin,
  formatBookingReference,
  parseBookingReference,
} from './booking-reference.ts';

describe('a booking reference', () => {
  it.each(['ZBL-74100680', 'zbl-74100680', 'Zbl-74100680', '74100680', ' ZBL-74100680\n'])(
    'is accepted in every way that people type it: %j',
    (text) => {
      expect(parseBookingReference(text)).toBe(74_100_680);
    },
  );

  it.each([
    '',
    'ZBL-',
    'ZBL-7410068',
    'ZBL-741006800',
    'ZBL-07410068',
    'ZBL74100680',
    'ZBL--74100680',
    'ABC-74100680',
    'ZBL-7410068a',
    '7410068.5',
    '74100680 74100681',
    'ZBL-74100680\nZBL-74100681',
    '７４１００６８０',
  ])('is not accepted in any other form: %j', (text) => {
    expect(parseBookingReference(text)).toBeUndefined();
  });

  it('is read back as the same number, for every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: bookingNumberMin, max: bookingNumberMax }), (number) => {
        expect(formatBookingReference(number)).toBe(`ZBL-${number}`);
        expect(parseBookingReference(formatBookingReference(number))).toBe(number);
      }),
    );
  });

  it('has eight digits from the first number to the last', () => {
    expect(parseBookingReference('10000000')).toBe(bookingNumberMin);
    expect(parseBookingReference('99999999')).toBe(bookingNumberMax);
    expect(parseBookingReference('09999999')).toBeUndefined();
  });
});

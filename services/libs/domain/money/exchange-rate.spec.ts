import fc from 'fast-check';
import { currencies } from './money.ts';
import { converted, rateBetween } from './exchange-rate.ts';

const shillings = (amountMinor: number) => ({ currency: 'TZS', amountMinor }) as const;
const dollars = (amountMinor: number) => ({ currency: 'USD', amountMinor }) as const;

describe('an exchange rate', () => {
  it('is quoted as units of the currency that is worth less', () => {
    const quoted = { base: 'USD', quote: 'TZS', value: '2550' };
    expect(rateBetween('USD', 'TZS', '2550')).toStrictEqual(quoted);
    expect(rateBetween('TZS', 'USD', '2550')).toStrictEqual(quoted);
    expect(rateBetween('USD', 'EUR', '1.08')).toMatchObject({ base: 'EUR', quote: 'USD' });
    expect(rateBetween('EUR', 'GBP', '1.2')).toMatchObject({ base: 'GBP', quote: 'EUR' });
  });

  it.each([
    [shillings(255_000_00), '2550', dollars(100_00)],
    [shillings(152_850_00), '2547.5', dollars(60_00)],
    [shillings(152_900_00), '2547.5', dollars(60_02)],
    [dollars(60_00), '2547.5', shillings(152_850_00)],
    [dollars(1), '0.5', shillings(1)],
    [dollars(1), '0.49', shillings(0)],
    [shillings(1), '2', dollars(1)],
    [shillings(1), '3', dollars(0)],
    [dollars(10 ** 14), '2550.123456', undefined],
    [dollars(10 ** 12), '2550.123456', shillings(2_550_123_456_000_000)],
  ])('converts %j at %s to %j, rounding half a unit up', (money, value, other) => {
    expect(converted(money, rateBetween('USD', 'TZS', value))).toStrictEqual(other);
  });

  it('converts an amount of the base into the other currency and back without loss if the rate is 1 or more', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 8 });
    const value = fc.integer({ min: 10 ** 6, max: 10 ** 10 });
    fc.assert(
      fc.property(amount, value, (amountMinor, millionths) => {
        const text = `${String(Math.floor(millionths / 10 ** 6))}.${String(millionths % 10 ** 6).padStart(6, '0')}`;
        const rate = rateBetween('USD', 'TZS', text);
        const there = converted(dollars(amountMinor), rate);
        expect(there && converted(there, rate)).toStrictEqual(dollars(amountMinor));
      }),
    );
  });

  it.each(['', '0', '0.0', '01', '.5', '1.', '-1', '1e3', '1,5', '1.1234567', '12345678'])(
    'refuses %j as a rate',
    (value) => {
      expect(converted(dollars(1), rateBetween('USD', 'TZS', value))).toBeUndefined();
    },
  );

  it('exists for every two currencies', () => {
    for (const one of currencies) {
      for (const other of currencies.filter((each) => each !== one)) {
        const { base, quote } = rateBetween(one, other, '2');
        expect(new Set([base, quote])).toStrictEqual(new Set([one, other]));
      }
    }
  });
});

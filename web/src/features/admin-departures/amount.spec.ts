import { amountOf, amountText } from './amount.ts';

describe('an amount of money that staff type', () => {
  it.each([
    ['30', 30],
    [' 30.50 ', 30.5],
    ['30,5', 30.5],
    ['1 250', 1250],
    ['0.01', 0.01],
    ['2,295.00', 2295],
    ['1,250', 1250],
    ['12,345,678.9', 12_345_678.9],
  ])('%j is %d', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each([
    '',
    '0',
    '-5',
    '1.005',
    '1,25.00',
    '1,2500',
    '1,250,5',
    '1.250,00',
    '12a',
    '.',
    '1e3',
    '99999999999999999',
  ])('%j is invalid', (text) => {
    expect(amountOf(text)).toBeUndefined();
  });

  it('is written as staff would type it', () => {
    expect([30, 30.5, 0, -5].map(amountText)).toEqual(['30', '30.50', '', '']);
  });
});

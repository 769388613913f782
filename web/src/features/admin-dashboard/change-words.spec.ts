import { formatPrice } from '../../shared/ui/format-price.ts';
import { changeWords, shareWords } from './change-words.ts';

const dollars = (amount: number) => formatPrice(amount, 'USD', 'short');

describe('a figure compared with the period before', () => {
  it.each([
    [128, 116, '+12 (+10.3%), before: 116'],
    [3, 4, '−1 (−25%), before: 4'],
    [0, 4, '−4 (−100%), before: 4'],
    [2400, 1, '+2,399 (+239,900%), before: 1'],
    [10_001, 10_000, '+1 (+<0.1%), before: 10,000'],
    [9_999, 10_000, '−1 (−<0.1%), before: 10,000'],
    [7, 7, 'As before (7)'],
    [7, 0, '0 in the period before'],
    [0, 0, '0 in the period before too'],
  ])('%d after %d: %s', (now, before, words) => {
    expect(changeWords(now, before)).toBe(words);
  });

  it('is shown as money if it is an amount of money', () => {
    expect(changeWords(2_999.5, 2_000, dollars)).toBe('+$999.50 (+50%), before: $2,000');
    expect(changeWords(-50, -100, dollars)).toBe('+$50 (+50%), before: -$100');
  });
});

describe('a share', () => {
  it('is rounded to a tenth of a percent', () => {
    expect([0, 1 / 3, 1].map(shareWords)).toEqual(['0%', '33.3%', '100%']);
  });
});

import { formatPrice } from './format-price.ts';

describe('a price', () => {
  it.each([
    [170, 'USD', '$170.00'],
    [1249.5, 'USD', '$1,249.50'],
    [85, 'EUR', '€85.00'],
    [62.5, 'GBP', '£62.50'],
    [85_000, 'TZS', 'TZS 85,000'],
  ])('of %d %s is written exactly as %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('drops zero cents in the short form', () => {
    expect(formatPrice(85, 'USD', 'short')).toBe('$85');
    expect(formatPrice(62.5, 'USD', 'short')).toBe('$62.50');
  });
});

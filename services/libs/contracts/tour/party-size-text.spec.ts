import { partySizeText } from './party-size-text.ts';

describe('the sizes of a party in words', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 or 2'],
    [3, 5, '3 to 5'],
    [6, 16, '6 or more'],
    [6, 99, '6 or more'],
    [16, 16, '16'],
  ])('for a range from %d to %d, on a tour for at most 16', (minSize, maxSize, words) => {
    expect(partySizeText({ minSize, maxSize }, 16)).toBe(words);
  });
});

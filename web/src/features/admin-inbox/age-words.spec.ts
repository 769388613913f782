import { ageWords } from './age-words.ts';

describe('how long something has waited', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', 'less than a minute'],
    ['2026-11-20T08:59:00.000Z', '1 minute'],
    ['2026-11-20T08:00:01.000Z', '59 minutes'],
    ['2026-11-20T08:00:00.000Z', '1 hour'],
    ['2026-11-18T09:00:01.000Z', '47 hours'],
    ['2026-11-18T09:00:00.000Z', '2 days'],
    ['2026-10-20T09:00:00.000Z', '31 days'],
  ])('since %s is %s', (since, words) => {
    expect(ageWords(since, '2026-11-20T09:00:00.000Z')).toBe(words);
  });
});

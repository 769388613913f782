import { addDays, localDateOf } from '@contracts/calendar.ts';
import { soonDays } from './soon-days.ts';

/** The days by name at an instant. */
const daysAt = (instant: string) =>
  Object.fromEntries(soonDays(localDateOf(instant)).map(({ name, date }) => [name, date]));

describe('today, tomorrow and the weekend', () => {
  it('are days in Zanzibar: at 23:59 on Friday, tomorrow is Saturday', () => {
    expect(daysAt('2026-11-27T20:59:59.999Z')).toEqual({
      Today: '2026-11-27',
      Tomorrow: '2026-11-28',
      'This weekend': '2026-11-29',
    });
  });

  it('begin at midnight in Zanzibar, when it is nine in the evening in London', () => {
    expect(daysAt('2026-11-27T21:00:00.000Z')).toEqual({
      Today: '2026-11-28',
      Tomorrow: '2026-11-29',
      'Next weekend': '2026-12-05',
    });
  });

  it.each([
    ['Monday', '2026-11-23', 'This weekend', '2026-11-28'],
    ['Thursday', '2026-11-26', 'This weekend', '2026-11-28'],
    ['Friday', '2026-11-27', 'This weekend', '2026-11-29'],
    ['Saturday', '2026-11-28', 'Next weekend', '2026-12-05'],
    ['Sunday', '2026-11-29', 'Next weekend', '2026-12-05'],
    ['Monday after it', '2026-11-30', 'This weekend', '2026-12-05'],
  ])('include the right weekend on a %s', (_, today, name, date) => {
    expect(soonDays(today)[2]).toEqual({ name, date });
  });

  it('are always three different days, so that no address has two names', () => {
    for (let ahead = 0; ahead < 7; ahead += 1) {
      const days = soonDays(addDays('2026-11-23', ahead)).map(({ date }) => date);
      expect(new Set(days).size).toBe(3);
    }
  });

  it('continue over the end of a year', () => {
    expect(soonDays('2026-12-31').map(({ date }) => date)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});

import { localDateOf } from '@contracts/calendar.ts';
import { soonDays } from './soon-days.ts';

/** The days as they are named at an instant. */
const daysAt = (instant: string) =>
  Object.fromEntries(soonDays(localDateOf(instant)).map(({ name, date }) => [name, date]));

describe('today, tomorrow and this weekend', () => {
  it('are days of Zanzibar: a Friday evening there is still the day before the weekend', () => {
    expect(daysAt('2026-11-27T20:59:59.999Z')).toEqual({
      Today: '2026-11-27',
      Tomorrow: '2026-11-28',
      'This weekend': '2026-11-28',
    });
  });

  it('begin at midnight in Zanzibar, where it is nine in the evening in London', () => {
    expect(daysAt('2026-11-27T21:00:00.000Z')).toEqual({
      Today: '2026-11-28',
      Tomorrow: '2026-11-29',
      'This weekend': '2026-11-28',
    });
  });

  it.each([
    ['Monday', '2026-11-23', '2026-11-28'],
    ['Thursday', '2026-11-26', '2026-11-28'],
    ['Saturday', '2026-11-28', '2026-11-28'],
    ['Sunday', '2026-11-29', '2026-11-29'],
  ])('find this weekend from a %s', (_, today, weekend) => {
    expect(soonDays(today)[2]).toEqual({ name: 'This weekend', date: weekend });
  });

  it('let Sunday end the weekend and Monday look to the next', () => {
    expect(daysAt('2026-11-29T20:59:59.999Z')['This weekend']).toBe('2026-11-29');
    expect(daysAt('2026-11-29T21:00:00.000Z')['This weekend']).toBe('2026-12-05');
  });

  it('go over the end of a year', () => {
    expect(soonDays('2026-12-31').map(({ date }) => date)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});

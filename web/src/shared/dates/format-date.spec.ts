import {
  formatDate,
  formatDateOf,
  formatDay,
  formatDays,
  formatDayOfMonth,
  formatMoment,
  formatShortDay,
  formatShortMonth,
} from './format-date.ts';

describe('the format of dates', () => {
  it('formats a day for lists, with its weekday and for narrow places', () => {
    expect(formatDate('2026-11-08')).toBe('Nov 08, 2026');
    expect(formatDay('2026-11-28')).toBe('Sat, Nov 28, 2026');
    expect(formatShortDay('2026-11-28')).toBe('Sat 28 Nov');
    expect(formatDayOfMonth('2026-11-08')).toBe('8 Nov');
  });

  it('writes the year of a period once if both days are in the same year', () => {
    expect(formatDays('2026-11-23', '2026-11-29')).toBe('Nov 23 – Nov 29, 2026');
    expect(formatDays('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 03, 2027');
    expect(formatDays('2026-11-23', '2026-11-23')).toBe('Nov 23, 2026');
    expect(formatShortMonth('2026-11-23')).toBe('Nov 2026');
  });

  it('names every month and every day of the week', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    expect(months.map((month) => formatDayOfMonth(`2026-${month}-01`).slice(2))).toEqual(
      months.map((month) =>
        new Date(`2026-${month}-01`)
          .toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })
          .slice(0, 3),
      ),
    );
    const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
    expect(week.map((date) => formatDay(date).slice(0, 3))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
  });

  it('shows an instant in Zanzibar time, even if the browser is in another time zone', () => {
    expect(formatDateOf('2026-11-20T21:30:00.000Z')).toBe('Nov 21, 2026');
    expect(formatMoment('2026-11-27T05:30:00.000Z')).toBe('Fri, Nov 27, 2026, 08:30');
  });
});

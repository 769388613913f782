import {
  formatDate,
  formatDateOf,
  formatDay,
  formatMoment,
  formatShortDay,
} from './format-date.ts';

describe('the format of dates', () => {
  it('formats a day for lists, with its weekday and for narrow places', () => {
    expect(formatDate('2026-11-08')).toBe('Nov 08, 2026');
    expect(formatDay('2026-11-28')).toBe('Sat, Nov 28, 2026');
    expect(formatShortDay('2026-11-28')).toBe('Sat 28 Nov');
  });

  it('shows an instant in Zanzibar time, wherever the browser is', () => {
    expect(formatDateOf('2026-11-20T21:30:00.000Z')).toBe('Nov 21, 2026');
    expect(formatMoment('2026-11-27T05:30:00.000Z')).toBe('Fri, Nov 27, 2026, 08:30');
  });
});

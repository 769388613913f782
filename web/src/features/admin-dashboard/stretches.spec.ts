import { addDays } from '@contracts/calendar.ts';
import type { DashboardDayView } from '@contracts/dashboard/dashboard-view.ts';
import { stretchesOf } from './stretches.ts';

const usd = {
  currency: 'USD',
  bookings: 1,
  gross: 0.1,
  cancelled: 0,
  net: 0.1,
  collected: 0.3,
  refunded: 0.2,
};

function daysFrom(from: string, count: number): readonly DashboardDayView[] {
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(from, index),
    bookings: 1,
    cancelled: index % 2,
    money: [usd],
  }));
}

describe('the columns of a chart', () => {
  it('are days if columns for days are wide enough to read', () => {
    const columns = stretchesOf(daysFrom('2026-09-01', 92));
    expect(columns).toHaveLength(92);
    expect(columns[0]).toMatchObject({
      ...{ from: '2026-09-01', to: '2026-09-01', label: 'Tue 1 Sep', shortLabel: '1 Sep' },
      ...{ bookings: 1, cancelled: 0, money: [usd] },
    });
  });

  it('are weeks from Monday in a longer period, and the first and last week are cut to the period', () => {
    const columns = stretchesOf(daysFrom('2026-01-01', 100));
    expect(columns[0]).toMatchObject({
      ...{ from: '2026-01-01', to: '2026-01-04', label: 'Jan 01 – Jan 04, 2026' },
      ...{ shortLabel: '1 Jan', bookings: 4, cancelled: 2 },
    });
    expect(columns[1]).toMatchObject({ from: '2026-01-05', to: '2026-01-11', bookings: 7 });
    expect(columns.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(100);
  });

  it('are months in the longest period', () => {
    const columns = stretchesOf(daysFrom('2024-11-23', 731));
    expect(columns).toHaveLength(25);
    expect(columns[1]).toMatchObject({
      ...{ from: '2024-12-01', to: '2024-12-31', label: 'December 2024' },
      ...{ shortLabel: 'Dec 2024', bookings: 31 },
    });
  });

  it('add up money for each currency, to the cent', () => {
    const [first, second, third, ...rest] = daysFrom('2026-01-05', 100);
    const inEuros = { ...usd, currency: 'EUR' };
    const mixed = [first, second, { ...third, money: [usd, inEuros] }, ...rest];
    expect(stretchesOf(mixed as readonly DashboardDayView[])[0]?.money).toEqual([
      { ...usd, bookings: 7, gross: 0.7, net: 0.7, collected: 2.1, refunded: 1.4 },
      inEuros,
    ]);
  });

  it('are empty without days', () => {
    expect(stretchesOf([])).toEqual([]);
  });
});

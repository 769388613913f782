import { revenueSince } from './revenue-since.ts';

const row = (currency: string, gross: number, cancelled: number, bookings = 1) => ({
  date: '2026-11-20',
  currency,
  bookings,
  gross,
  cancelled,
  net: gross - cancelled,
});

const money = (currency: string, amount: number) => ({ amount, currency });

describe('the changes in a day’s revenue since a moment', () => {
  it('contain every figure that is different now, in each currency', () => {
    expect(revenueSince([row('USD', 150, 0)], [row('EUR', 40, 0), row('USD', 150, 150)])).toEqual([
      { field: 'cancelled in USD', before: money('USD', 0), after: money('USD', 150) },
      { field: 'net in USD', before: money('USD', 150), after: money('USD', 0) },
      { field: 'bookings in EUR', before: 0, after: 1 },
      { field: 'gross in EUR', before: money('EUR', 0), after: money('EUR', 40) },
      { field: 'net in EUR', before: money('EUR', 0), after: money('EUR', 40) },
    ]);
  });

  it('are empty if no figure is different', () => {
    expect(revenueSince([row('USD', 150, 0)], [row('USD', 150, 0)])).toEqual([]);
  });
});

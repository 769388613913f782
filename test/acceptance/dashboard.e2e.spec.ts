import type {
  BookingCountsView,
  BookingFilter,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { DashboardView } from '../../services/libs/contracts/dashboard/dashboard-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { commandOf } from '../support/in-memory/command-of.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

/** The day on which every test begins, and a departure on the day after. */
const today = '2026-11-20';
const tomorrow = { date: '2026-11-21', pickupTime: '14:00' };

describe('the dashboard', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
    const visitor = system.visitor();
    await book(visitor, tomorrow);
    const { reference } = await book(visitor);
    const post = (what: string, body: object, headers: object) =>
      staff.post(`/api/admin/bookings/${reference}/${what}`, body, { ...headers });
    const key = () => ({ 'idempotency-key': freshKey() });
    const cash = { amount: 60, currency: 'USD', method: 'cash' };
    const answers = [
      await post('collections', cash, key()),
      await post('refunds', { ...cash, amount: 12.5 }, key()),
      await post('cancellation', { reason: 'Ill' }, { 'if-match': '*' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200]);
  });

  afterAll(() => system.remove());

  const show = async (query = ''): Promise<DashboardView> => {
    const { status, body } = await staff.get<DashboardView>(`/api/admin/dashboard${query}`);
    expect(status).toBe(200);
    return body;
  };

  it('shows the last thirty days, up to date after each change', async () => {
    const { from, to, days, totals, before } = await show();
    expect([from, to, days.length]).toEqual(['2026-10-22', today, 30]);
    expect([before.from, before.to]).toEqual(['2026-09-22', '2026-10-21']);
    expect(totals).toMatchObject({
      bookings: 2,
      cancellations: { count: 1, share: 0.5, free: 1 },
      leadTime: { meanDays: 6 },
      money: [
        {
          currency: 'USD',
          bookings: 2,
          gross: 120,
          cancelled: 60,
          net: 60,
          collected: 60,
          refunded: 12.5,
        },
      ],
    });
    expect(totals.cancellations.causes).toContainEqual({ cause: 'operator', count: 1 });
    expect(days.at(-1)).toEqual({ date: today, bookings: 2, cancelled: 1, money: totals.money });
    expect(before.totals).toMatchObject({ bookings: 0, money: [] });
  });

  it('shows the same number of bookings as the list behind each figure', async () => {
    const { from, to, totals } = await show();
    const listed = async (only: BookingFilter) => {
      const filter = { createdFrom: from, createdTo: to, ...only };
      const query = new URLSearchParams({ ...filter }).toString();
      const counts = await staff.get<BookingCountsView>(`/api/admin/bookings/counts?${query}`);
      return counts.body.all;
    };
    expect(await listed({})).toBe(totals.bookings);
    expect(await listed({ status: 'cancelled' })).toBe(totals.cancellations.count);
    expect(await listed({ currency: 'USD' })).toBe(totals.money[0]?.bookings);
  });

  it('names tomorrow’s departures with their travellers, and the most popular tour with the parts of its score', async () => {
    const { seats, popularity } = await show();
    expect(seats.map(({ date }) => date)).toEqual([today, tomorrow.date]);
    const [sold] = seats[1]?.departures ?? [];
    expect(sold).toMatchObject({
      id: 'spice-farm-tour_2026-11-21_1400',
      ...{ time: '14:00', seatsTaken: 2, isCalledOff: false },
    });
    const [tour] = popularity.tours;
    expect(tour).toMatchObject({ tourId: 'spice-farm-tour' });
    expect(tour?.parts.map(({ interest, count }) => [interest, count])).toEqual([
      ['booking', 1],
      ['enquiry', 0],
      ['view', 0],
    ]);
    const shown = await system
      .visitor()
      .get<{ popularityScore: number }>('/api/tours/spice-farm-tour');
    expect(tour?.score).toBe(shown.body.popularityScore);
  });

  it('shows any period of up to two years, and says what is wrong with any other period', async () => {
    expect((await show(`?from=${today}&to=${today}`)).days).toHaveLength(1);
    expect((await show('?from=2024-11-21&to=2026-11-21')).days).toHaveLength(731);
    expect(await show('?to=2026-11-19')).toMatchObject({
      ...{ from: '2026-10-21', totals: { bookings: 0, cancellations: { share: null } } },
    });
    expect(await show('?from=2026-11-19')).toMatchObject({ to: '2026-12-18' });
    const aDay = 'Give a day from 2000-01-01 to 2999-12-31';
    for (const [query, field, message] of [
      ['from=2024-11-20&to=2026-11-21', 'to', 'At most 731 days, the first and the last included'],
      [`from=${today}&to=2026-11-19`, 'to', 'The last day must not be before the first'],
      ['from=0001-01-01&to=0001-01-02', 'to', aDay],
      ['from=9999-12-31', 'from', aDay],
      ['to=9999-12-31', 'to', aDay],
      ['from=yesterday', 'from', 'Give a date that exists, as yyyy-MM-dd'],
    ]) {
      const { status, body } = await staff.get(`/api/admin/dashboard?${query ?? ''}`);
      expect([query, status, body.errors]).toEqual([query, 422, [{ field, message }]]);
    }
  });

  it('shows the same after its read models were rebuilt', async () => {
    const before = await show();
    for (const name of ['booking-figures', 'popularity']) {
      const { code, output } = await commandOf(system, 'rebuild', name);
      expect([code, output]).toEqual([0, expect.stringContaining(`${name} was rebuilt in`)]);
    }
    expect(await show()).toEqual(before);
  });
});

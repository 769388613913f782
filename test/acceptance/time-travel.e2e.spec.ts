import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { DaySheetView } from '../../services/libs/contracts/departure/day-sheet-view.ts';
import type { AsOf } from '../../services/libs/contracts/history/as-of-view.ts';
import type {
  DailyRevenueView,
  RevenueStepView,
} from '../../services/libs/contracts/revenue/revenue-view.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describe('the state at an instant', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const then = async <View>(path: string, asOf: string) => {
    const sign = path.includes('?') ? '&' : '?';
    const answer = await staff.get<AsOf<View> & { readonly code?: string }>(
      `/api/admin/${path}${sign}asOf=${asOf}`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer;
  };
  const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

  it('is shown for a booking, its departure and its day’s revenue before the cancellation', async () => {
    const date = '2026-12-03';
    const sheet = `departures/spice-farm-tour_${date}_0900`;
    const revenue = 'revenue?from=2026-11-20';
    const { reference } = await book(system.visitor(), { date });
    const path = `bookings/${reference}`;
    const live = (await staff.get<AdminBookingView>(`/api/admin/${path}`)).body;
    const liveSheet = (await staff.get<DaySheetView>(`/api/admin/${sheet}`)).body;
    const placed = live.updatedAt;
    const cancelled = await staff.post<AdminBookingView>(
      `/api/admin/${path}/cancellation`,
      {},
      { 'if-match': '*' },
    );
    expect(cancelled.body.updatedAt > placed).toBe(true);

    const booking = await then<AdminBookingView>(path, placed);
    expect(booking.body).toEqual({ ...live, asOf: placed });
    expect(booking.headers.get('etag')).toBeNull();
    expect((await then<DaySheetView>(sheet, placed)).body).toEqual({ ...liveSheet, asOf: placed });
    const [gross] = (await then<ListView<DailyRevenueView>>(revenue, placed)).body.items;
    expect(gross).toMatchObject({ date: '2026-11-20', currency: 'USD', cancelled: 0 });

    const after = cancelled.body.updatedAt;
    expect((await then<AdminBookingView>(path, after)).body.status).toBe('cancelled');
    const emptied = (await then<DaySheetView>(sheet, after)).body;
    expect([emptied.bookings, emptied.cancelled.map((each) => each.reference)]).toEqual([
      [],
      [reference],
    ]);
    const [net] = (await then<ListView<DailyRevenueView>>(revenue, after)).body.items;
    expect(net).toMatchObject({ gross: gross?.gross, cancelled: gross?.gross, net: 0 });
  });

  it('is shown for a day’s revenue after each step that changed it', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-06' });
    await staff.post(`/api/admin/bookings/${reference}/cancellation`, {}, { 'if-match': '*' });
    const answer = await staff.get<ListView<RevenueStepView>>(
      '/api/admin/revenue/steps?day=2026-11-20',
    );
    const { items } = answer.body;
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted());
    const own = items.filter((step) => step.reference === reference);
    expect(own.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
    const [last] = (await then<ListView<DailyRevenueView>>('revenue', own[1]?.at ?? '')).body.items;
    const [now] = (await staff.get<ListView<DailyRevenueView>>('/api/admin/revenue')).body.items;
    expect(last).toEqual(now);
  });

  it('is shown for a tour before a change, with the bookings until that instant', async () => {
    const [tour] = (await staff.get<ListView<AdminTourView>>('/api/admin/tours')).body.items;
    if (tour === undefined) throw new Error('There is no tour.');
    const { reference } = await book(system.visitor(), { date: '2026-12-04' });
    const { createdAt } = (await staff.get<AdminBookingView>(`/api/admin/bookings/${reference}`))
      .body;
    await renameTour(staff, tour.id, 'Called something else now');
    expect((await then<AdminTourView>(`tours/${tour.id}`, createdAt)).body).toMatchObject({
      title: tour.title,
      asOf: createdAt,
    });
    const spice = await then<AdminTourView>('tours/spice-farm-tour', createdAt);
    const earlier = await then<AdminTourView>('tours/spice-farm-tour', before(createdAt));
    expect(spice.body.totalBookings).toBe(earlier.body.totalBookings + 1);
  });

  it('is empty if nothing existed yet', async () => {
    const { reference, createdAt } = await book(system.visitor(), { date: '2026-12-05' });
    const booking = await then(`bookings/${reference}`, before(createdAt));
    expect([booking.status, booking.body.code]).toEqual([404, 'BookingNotFound']);
    const longAgo = '2020-01-01T00:00:00Z';
    const tour = await then('tours/spice-farm-tour', longAgo);
    expect([tour.status, tour.body.code]).toEqual([404, 'TourNotFound']);
    const sheet = await then('departures/spice-farm-tour_2026-12-05_0900', longAgo);
    expect([sheet.status, sheet.body.code]).toEqual([404, 'DepartureNotFound']);
    expect((await then('revenue', longAgo)).body).toEqual({
      items: [],
      asOf: '2020-01-01T00:00:00.000Z',
    });
  });

  it.each(['yesterday', '2026-11-20', '2026-02-30T10:00:00Z', '2030-01-01T00:00:00Z'])(
    'cannot be requested with %j',
    async (asOf) => {
      for (const path of [
        'bookings/ZBL-74100680',
        'tours/spice-farm-tour',
        'departures/spice-farm-tour_2026-12-01_0900',
        'revenue',
      ]) {
        const { status, body } = await then<object>(path, asOf);
        expect([path, status, body.code]).toEqual([path, 422, 'InvalidFields']);
      }
    },
  );
});

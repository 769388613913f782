import type { InboxView } from '../../services/libs/contracts/inbox/inbox-view.ts';
import { addDays } from '../../services/libs/domain/calendar/dar-es-salaam.ts';
import { System } from '../support/processes/start-system.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const any = { 'if-match': '*' };

describe('the inbox', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const inbox = async () => (await staff.get<InboxView>('/api/admin/inbox')).body;

  it('is empty in a new store', async () => {
    expect(await inbox()).toEqual({
      total: 0,
      requests: { total: 0, items: [] },
      refunds: { total: 0, items: [] },
      overbooked: { total: 0, items: [] },
      messages: { total: 0, items: [] },
      emails: { total: 0, items: [] },
      reviews: 0,
    });
  });

  it('lists requests, refunds that are due and overbooked departures until they are settled', async () => {
    const paid = await book(system.visitor());
    await changeTour(staff, spiceFarm.tourId, { confirmation: 'by-hand' });
    const first = await book(system.visitor());
    const second = await book(system.visitor(), { date: addDays(spiceFarm.date, 1) });
    const on = (reference: string, what: string) => `/api/admin/bookings/${reference}/${what}`;
    const cash = { amount: 60, currency: 'USD', method: 'cash' };
    const key = () => ({ 'idempotency-key': freshKey() });
    await staff.post(on(paid.reference, 'collections'), cash, key());
    await staff.post(on(paid.reference, 'cancellation'), { reason: 'Ill' }, any);
    const departure = `/api/admin/departures/${spiceFarm.tourId}_${spiceFarm.date}_0900`;
    const small = { capacity: 1, force: { reason: 'Small boat' } };
    expect((await staff.put(`${departure}/capacity`, small, any)).status).toBe(200);

    const { total, requests, refunds, overbooked } = await inbox();
    expect(total).toBe(4);
    const waiting = ({ items }: InboxView['requests']) =>
      items.map(({ since, booking }) => [booking.reference, Date.parse(since) > 0]);
    expect(waiting(requests)).toEqual([
      [first.reference, true],
      [second.reference, true],
    ]);
    expect(waiting(refunds)).toEqual([[paid.reference, true]]);
    expect(overbooked.items).toMatchObject([{ date: spiceFarm.date, capacity: 1, seatsTaken: 2 }]);

    await staff.post(on(first.reference, 'confirmation'), {}, any);
    await staff.post(on(second.reference, 'decline'), {}, any);
    await staff.post(on(paid.reference, 'refunds'), cash, key());
    await staff.put(`${departure}/capacity`, { capacity: null }, any);
    expect(await inbox()).toMatchObject({ total: 0 });
  });
});

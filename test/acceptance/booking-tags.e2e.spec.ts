import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
  BookingTagView,
} from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  HistoryEntryView,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const bookings = '/api/admin/bookings';

describe('tags of bookings', () => {
  let system: System;
  let staff: Visitor;
  let reference: string;
  let path: string;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  beforeEach(async () => {
    ({ reference } = await book(system.visitor(), { date: '2026-12-03' }));
    path = `${bookings}/${reference}`;
  });

  const add = (tag: string, headers = {}) =>
    staff.post<AdminBookingAnswer & { readonly code?: string }>(`${path}/tags`, { tag }, headers);
  const remove = (tag: string) =>
    staff.ask<AdminBookingAnswer>('DELETE', `${path}/tags/${encodeURIComponent(tag)}`);
  const listed = async (query: string) =>
    (await staff.get<ListView<AdminBookingView>>(`${bookings}?${query}`)).body.items.map(
      (each) => each.reference,
    );

  it('are shown in lists and on the day sheet, filter them, and are counted', async () => {
    expect((await add('Birthday')).body.tags).toEqual(['Birthday']);
    expect((await add(' birthday')).body.tags).toEqual(['Birthday']);
    expect((await add('B&B / 2')).body.tags).toEqual(['Birthday', 'B&B / 2']);
    expect(await listed('tab=all&tag=BIRTHDAY&status=confirmed')).toEqual([reference]);
    expect(await listed('tab=all&tag=birth')).toEqual([]);
    const counts = await staff.get<BookingCountsView>(`${bookings}/counts?tag=birthday`);
    expect(counts.body.all).toBe(1);
    const { body } = await staff.get<ListView<BookingTagView>>(`${bookings}/tags`);
    expect(body.items).toContainEqual({ tag: 'B&B / 2', bookings: 1 });
    const { tourId, date, pickupTime } = (await staff.get<AdminBookingView>(path)).body;
    const id = `${tourId}_${date}_${pickupTime.replace(':', '')}`;
    const sheet = await staff.get<{ readonly bookings: readonly AdminBookingView[] }>(
      `/api/admin/departures/${id}`,
    );
    expect(sheet.body.bookings.find((booking) => booking.reference === reference)?.tags).toEqual([
      'Birthday',
      'B&B / 2',
    ]);
    const csv = await staff.get<string>('/api/admin/exports/bookings.csv?tab=all&tag=birthday');
    expect(csv.text).toContain('"Birthday; B&B / 2"');
    expect((await remove('b&b / 2')).body.tags).toEqual(['Birthday']);
    expect((await remove('Birthday')).body.tags).toBeUndefined();
    expect((await remove('Birthday')).status).toBe(200);
    expect(await listed('tab=all&tag=birthday')).toEqual([]);
  });

  it('are in the history for staff, not in the history for the traveller, and can be undone', async () => {
    await add('VIP');
    await remove('vip');
    const history = await staff.get<ListView<HistoryEntryView>>(`${path}/history`);
    const [added, removed] = history.body.items.slice(-2);
    expect(added).toMatchObject({
      action: 'BookingTagAdded',
      changes: [{ field: 'tag', before: null, after: 'VIP' }],
    });
    expect(removed).toMatchObject({
      action: 'BookingTagRemoved',
      changes: [{ field: 'tag', before: 'VIP', after: null }],
    });
    const audit = await staff.get<ListView<AuditEntryView>>('/api/admin/audit?kind=booking');
    expect(audit.body.items[0]).toMatchObject({ action: 'BookingTagRemoved' });
    const traveller = system.visitor();
    await traveller.post(`/api/bookings/${reference}/proof`, { email: 'asha@example.com' });
    const own = await traveller.get<ListView<HistoryEntryView>>(
      `/api/bookings/${reference}/history`,
    );
    expect(own.body.items.map(({ action }) => action)).toContain('BookingPlaced');
    expect(own.body.items.map(({ action }) => action)).not.toContain('BookingTagAdded');
    const undone = await staff.post<AdminBookingAnswer>(
      `${path}/undo`,
      { revision: removed?.revision },
      { 'if-match': '*' },
    );
    expect(undone.body.tags).toEqual(['VIP']);
  });

  it('are refused if they look like personal data, and for a booking that changed meanwhile', async () => {
    for (const tag of ['asha@example.com', '+255 777 000 111', 'a'.repeat(25), ' ']) {
      expect((await add(tag)).body.code).toBe('InvalidFields');
    }
    const { revision } = (await staff.get<AdminBookingView>(path)).body;
    expect((await add('VIP', { 'if-match': `"${revision}"` })).status).toBe(200);
    const late = await add('Agency', { 'if-match': `"${revision}"` });
    expect([late.status, late.body.code]).toEqual([412, 'RevisionMismatch']);
  });

  it('are at most ten', async () => {
    for (let place = 1; place <= 10; place += 1) await add(`Tag ${place}`);
    const { status, body } = await add('One more');
    expect([status, body.code]).toEqual([409, 'TooManyTags']);
  });
});

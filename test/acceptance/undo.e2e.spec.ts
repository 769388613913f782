import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type { UndoPreviewView } from '../../services/libs/contracts/history/undo-view.ts';
import type { NotificationListView } from '../../services/libs/contracts/notification/notification-view.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('undoing', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const entries = async (path: string): Promise<readonly HistoryEntryView[]> =>
    (await staff.get<ListView<HistoryEntryView>>(`${path}/history`)).body.items;
  const lastEntry = async (path: string, action: string): Promise<HistoryEntryView> => {
    const entry = (await entries(path)).findLast((each) => each.action === action);
    if (entry === undefined) throw new Error(`There is no ${action}.`);
    return entry;
  };
  const preview = (path: string, { revision }: { readonly revision: string }) =>
    staff.get<UndoPreviewView & { readonly code?: string }>(`${path}/undo?revision=${revision}`);
  const undo = <View>(
    path: string,
    { revision }: { readonly revision: string },
    ifMatch: string,
    key = freshKey(),
  ) =>
    staff.post<View & { readonly code?: string; readonly detail?: string }>(
      `${path}/undo`,
      { revision },
      { 'if-match': ifMatch, 'idempotency-key': key },
    );
  const cancel = (path: string) =>
    staff.post(`${path}/cancellation`, { reason: 'By mistake' }, { 'if-match': '*' });

  it('a cancellation rebooks the booking, once, and mails its traveller', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-03' });
    const path = `/api/admin/bookings/${reference}`;
    const before = (await staff.get<AdminBookingView>(path)).body;
    await cancel(path);
    const entry = await lastEntry(path, 'BookingCancelled');

    const shown = await preview(path, entry);
    expect(shown.body).toEqual({
      revision: entry.revision,
      effects: [{ field: 'status', before: 'cancelled', after: 'confirmed' }],
      notifies: [{ template: 'booking-rebooked', recipient: 'traveller' }],
    });
    expect(shown.headers.get('etag')).toBe(`"${entry.revision}"`);
    expect((await staff.get<AdminBookingView>(path)).body.status).toBe('cancelled');

    const key = freshKey();
    const undone = await undo<AdminBookingView>(path, entry, shown.body.revision, key);
    expect(undone.status).toBe(200);
    const { status, date, pickupTime, travellers, totalPrice } = undone.body;
    expect({ status, date, pickupTime, travellers, totalPrice }).toEqual({
      status: 'confirmed',
      date: before.date,
      pickupTime: before.pickupTime,
      travellers: before.travellers,
      totalPrice: before.totalPrice,
    });
    const again = await undo(path, entry, shown.body.revision, key);
    expect([again.status, again.body]).toEqual([200, undone.body]);

    const rebooked = await lastEntry(path, 'BookingRebooked');
    expect(rebooked).toMatchObject({
      undoes: entry.revision,
      actor: { name: 'amina' },
      changes: shown.body.effects,
    });
    const subject = `subject=${before.bookingNumber}&kind=booking`;
    const audit = await staff.get<ListView<AuditEntryView>>(`/api/admin/audit?${subject}`);
    expect(audit.body.items[0]).toMatchObject({
      action: 'BookingRebooked',
      undoes: entry.revision,
      cause: { action: 'BookingCancelled', subject: { title: reference } },
    });
    await eventually('the traveller gets an e-mail', async () => {
      const list = await staff.get<NotificationListView>('/api/admin/notifications');
      const told = list.body.items.filter((each) => each.reference === reference);
      return told.some(({ template }) => template === 'booking-rebooked');
    });
  });

  it('an edit reverses its changes to terms and contact together', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-04' });
    const path = `/api/admin/bookings/${reference}`;
    const before = (await staff.get<AdminBookingView>(path)).body;
    const change = {
      date: '2026-12-05',
      travellers: [{ category: 'Adult (12+)', count: 3 }],
      contact: { phone: '+255 700 999 999' },
      pickupPlace: 'Park Hyatt',
    };
    expect((await staff.patch(path, change)).status).toBe(200);
    const entry = await lastEntry(path, 'PartyChanged');
    const { body: shown } = await preview(path, entry);
    expect(shown.effects.map(({ field }) => field)).toEqual([
      ...['date', 'travellers', 'totalPrice', 'phone', 'pickupPlace', 'pickupWindow'],
    ]);
    expect(shown.effects.at(-2)).toEqual({
      field: 'pickupPlace',
      before: 'Park Hyatt',
      after: null,
    });
    const undone = await undo<AdminBookingView>(path, entry, shown.revision);
    const { revision, updatedAt, ...rest } = undone.body;
    expect(rest).toMatchObject({
      date: before.date,
      travellers: before.travellers,
      totalPrice: before.totalPrice,
      customer: before.customer,
    });
    expect([revision > before.revision, updatedAt >= before.updatedAt]).toEqual([true, true]);
    expect(rest.pickupPlace).toBeUndefined();
  });

  it('is refused with a reason, in the preview and again when it is requested', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-06' });
    const path = `/api/admin/bookings/${reference}`;
    await staff.patch(path, { date: '2026-12-07' });
    const move = await lastEntry(path, 'BookingRescheduled');
    await staff.patch(path, { date: '2026-12-08' });
    const { body: shown } = await preview(path, move);
    expect(shown).toMatchObject({
      effects: [],
      refusedBy: { code: 'ChangedSince', message: 'This was changed again afterwards: date' },
    });
    const refused = await undo(path, move, shown.revision);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'ChangedSince',
      'This was changed again afterwards: date',
    ]);
    const placed = await lastEntry(path, 'BookingPlaced');
    expect((await preview(path, placed)).body.refusedBy).toEqual({
      code: 'NotUndoable',
      message: 'This cannot be undone: cancel the booking instead',
    });
  });

  it('is refused if the seats are taken', async () => {
    const date = '2026-12-09';
    const { reference } = await book(system.visitor(), { date });
    const path = `/api/admin/bookings/${reference}`;
    const departure = `/api/admin/departures/spice-farm-tour_${date}_0900`;
    const isEmpty = async () => (await staff.get(departure)).body.seatsTaken === 0;
    // The departure also looks empty before the read model shows its seats as taken.
    await eventually('its seats are taken', async () => !(await isEmpty()));
    await cancel(path);
    const entry = await lastEntry(path, 'BookingCancelled');
    await eventually('its seats are free', isEmpty);
    await staff.put(`${departure}/capacity`, { capacity: 1 });
    expect((await preview(path, entry)).body.refusedBy).toEqual({
      code: 'DepartureFull',
      message: 'Not enough seats are left on this departure',
    });
    expect((await undo(path, entry, '*')).body.code).toBe('DepartureFull');
  });

  it('is refused after a newer change, and if no entry is named', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-10' });
    const path = `/api/admin/bookings/${reference}`;
    await cancel(path);
    const entry = await lastEntry(path, 'BookingCancelled');
    await staff.post(`${path}/notes`, { text: 'They called' });
    expect((await undo(path, entry, entry.revision)).status).toBe(412);
    const missing = await staff.post(`${path}/undo`, { revision: entry.revision });
    expect([missing.status, missing.body.code]).toEqual([428, 'IfMatchMissing']);
    for (const revision of ['99', 'first']) {
      const { status, body } = await preview(path, { revision });
      expect([status, body.code]).toEqual([404, 'NothingToUndo']);
    }
    expect((await staff.get(`${path}/undo`)).status).toBe(422);
  });

  it('a note withdraws it; undoing a check-in, or undoing that undo, reverses it', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-08' });
    const path = `/api/admin/bookings/${reference}`;
    const now = async () => (await staff.get<AdminBookingView>(path)).body;
    await staff.post(`${path}/notes`, { text: 'Vegetarians' });
    const note = await lastEntry(path, 'BookingNoteAdded');
    expect((await now()).notes).toEqual([
      { revision: note.revision, at: note.at, text: 'Vegetarians' },
    ]);
    expect((await preview(path, note)).body).toMatchObject({
      effects: [{ field: 'note', before: 'Vegetarians', after: null }],
      notifies: [],
    });
    expect((await undo<AdminBookingView>(path, note, '*')).body.notes).toBeUndefined();
    expect(await lastEntry(path, 'BookingNoteWithdrawn')).toMatchObject({ undoes: note.revision });
    expect((await preview(path, note)).body.effects).toEqual([]);

    await staff.post(`${path}/check-in`, {});
    const checkIn = await lastEntry(path, 'GuestsCheckedIn');
    await undo(path, checkIn, '*');
    expect((await now()).attendance.checkedIn).toBeNull();
    await undo(path, await lastEntry(path, 'CheckInUndone'), '*');
    expect((await now()).attendance.checkedIn).toBe(2);
    await staff.post(`${path}/check-in`, { guests: 1 });
    expect((await preview(path, checkIn)).body.refusedBy).toMatchObject({ code: 'ChangedSince' });
  });

  it('a save of a tour restores the fields that it changed and leaves the others; undoing a deletion restores the tour', async () => {
    const path = '/api/admin/tours/prison-island-half-day';
    const before = (await staff.get<AdminTourView>(path)).body;
    await changeTour(staff, before.id, { title: 'Changuu', isFeatured: !before.isFeatured });
    const entry = await lastEntry(path, 'TourDetailsEdited');
    await changeTour(staff, before.id, { badge: 'New', maxGuests: 5 });
    const { body: shown } = await preview(path, entry);
    expect(shown.effects).toEqual([
      { field: 'title', before: 'Changuu', after: before.title },
      { field: 'isFeatured', before: !before.isFeatured, after: before.isFeatured },
    ]);
    const undone = await undo<AdminTourView>(path, entry, shown.revision);
    expect(undone.body).toMatchObject({
      title: before.title,
      isFeatured: before.isFeatured,
      badge: 'New',
      maxGuests: 5,
    });
    expect(await lastEntry(path, 'TourDetailsEdited')).toMatchObject({ undoes: entry.revision });

    await staff.ask('DELETE', path);
    const deleted = await lastEntry(path, 'TourDeleted');
    expect((await preview(path, deleted)).body.effects).toEqual([
      { field: 'isDeleted', before: true, after: false },
    ]);
    expect((await preview(path, entry)).body.refusedBy).toBeUndefined();
    expect((await undo<AdminTourView>(path, deleted, '*')).body.isDeleted).toBe(false);
    const created = (await entries(path))[0];
    expect((await preview(path, created ?? deleted)).body.refusedBy).toEqual({
      code: 'NotUndoable',
      message: 'This cannot be undone: delete the tour instead',
    });
  });
});

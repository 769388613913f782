import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  BookingAnswer,
  HistoryEntryView,
  ShownBooking,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type { NotificationListView } from '../../services/libs/contracts/notification/notification-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('a traveller who undoes their own cancellation', () => {
  let system: System;
  let staff: Visitor;
  let traveller: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  beforeEach(() => {
    traveller = system.visitor();
  });

  /** Books, and cancels at once. */
  async function cancelled(change: object = {}) {
    const { reference } = await book(traveller, change);
    const path = `/api/bookings/${reference}`;
    const { body } = await traveller.post<BookingAnswer>(
      `${path}/cancellation`,
      {},
      { 'if-match': '*' },
    );
    return { reference, path, body };
  }
  const undo = (path: string, ifMatch: string, by = traveller, key = freshKey()) =>
    by.ask<BookingAnswer & { readonly code?: string }>('DELETE', `${path}/cancellation`, {
      headers: { 'if-match': ifMatch, 'idempotency-key': key },
    });
  async function refusedBecause(path: string, code: string) {
    const { status, body } = await undo(path, '*');
    expect([status >= 400, body.code]).toEqual([true, code]);
  }

  it('gets the booking back unchanged, once; the history says so, and traveller and operator get an e-mail', async () => {
    const { reference, path, body } = await cancelled({ date: '2026-12-03' });
    const undoUntil = String(body.undoUntil);
    expect(Date.parse(undoUntil) - Date.parse(body.updatedAt)).toBe(3_600_000);
    const key = freshKey();
    const undone = await undo(path, body.revision, traveller, key);
    const { cancelledFree, undoUntil: ends, ...before } = body;
    expect([undone.status, cancelledFree, ends]).toEqual([200, true, undoUntil]);
    expect(undone.body).toEqual({
      ...before,
      status: 'confirmed',
      revision: undone.body.revision,
      updatedAt: undone.body.updatedAt,
      position: undone.body.position,
    });
    expect((await undo(path, body.revision, traveller, key)).body).toEqual(undone.body);
    // Another window still has the cancelled booking.
    const late = await undo(path, body.revision);
    expect([late.status, late.body.code]).toEqual([412, 'RevisionMismatch']);
    await refusedBecause(path, 'NotCancelled');

    const own = await traveller.get<ListView<HistoryEntryView>>(`${path}/history`);
    expect(own.body.items.at(-1)).toMatchObject({
      action: 'BookingRebooked',
      actor: { kind: 'customer' },
      undoes: body.revision,
    });
    const subject = `subject=${before.bookingNumber}&kind=booking`;
    const audit = await staff.get<ListView<AuditEntryView>>(`/api/admin/audit?${subject}`);
    expect(audit.body.items[0]).toMatchObject({
      action: 'BookingRebooked',
      actor: { kind: 'customer' },
      cause: { action: 'BookingCancelled', subject: { title: reference } },
    });
    await eventually('traveller and operator get an e-mail', async () => {
      const list = await staff.get<NotificationListView>('/api/admin/notifications');
      const told = list.body.items.filter((each) => each.reference === reference);
      return told.filter(({ template }) => template === 'booking-rebooked').length === 2;
    });
  });

  it('needs the proof, and the revision that was shown', async () => {
    const { path } = await cancelled({ date: '2026-12-04' });
    const stranger = await undo(path, '*', system.visitor());
    expect([stranger.status, stranger.body.code]).toEqual([401, 'ProofRequired']);
    const blind = await traveller.ask<{ readonly code?: string }>('DELETE', `${path}/cancellation`);
    expect([blind.status, blind.body.code]).toEqual([428, 'IfMatchMissing']);
  });

  it('is refused if staff cancelled the booking', async () => {
    const { reference } = await book(traveller, { date: '2026-12-05' });
    await staff.post(`/api/admin/bookings/${reference}/cancellation`, {}, { 'if-match': '*' });
    const path = `/api/bookings/${reference}`;
    const { body } = await traveller.get<ShownBooking>(path);
    expect([body.status, body.undoUntil]).toEqual(['cancelled', undefined]);
    await refusedBecause(path, 'NotUndoable');
  });

  it('is refused if the departure takes no more bookings', async () => {
    const { path } = await cancelled({ date: '2026-12-06' });
    const departure = '/api/admin/departures/spice-farm-tour_2026-12-06_0900';
    expect((await staff.post(`${departure}/closure`)).status).toBe(200);
    await refusedBecause(path, 'DepartureClosed');
  });

  it('is too late after an hour', async () => {
    const { path } = await cancelled({ date: '2026-12-09' });
    await system.stop();
    await system.startAgain({ CLOCK_START: '2026-11-21T06:00:00Z' });
    await traveller.post(`${path}/proof`, { email: 'asha@example.com' });
    await refusedBecause(path, 'UndoTooLate');
  });

  it('is limited like any other change, even if cancelling and undoing alternate', async () => {
    await system.stop();
    await system.startAgain({ RATE_LIMITS: 'on', LIMIT_CHANGES_PER_BOOKING: '3' });
    const { path } = await cancelled({ date: '2026-12-07' });
    for (let round = 0; round < 3; round += 1) {
      expect((await undo(path, '*')).status).toBe(200);
      await traveller.post(`${path}/cancellation`, {}, { 'if-match': '*' });
    }
    const refused = await undo(path, '*');
    expect([refused.status, refused.body.code]).toEqual([429, 'TooManyRequests']);
    const move = await traveller.patch(path, { date: '2026-12-08' }, { 'if-match': '*' });
    expect(move.body.code).toBe('TooManyRequests');
  });
});

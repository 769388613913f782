import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
} from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { BookingCountsView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { DaySheetView } from '../../services/libs/contracts/departure/day-sheet-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type { DailyRevenueView } from '../../services/libs/contracts/revenue/revenue-view.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const juma = { name: 'Juma Ali', email: 'juma@example.com', phone: '+255 700 000 002' };

describe('the day sheet of a departure', () => {
  let system: System;
  let staff: Visitor;
  let dates = 0;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  /** A departure that no other test uses. */
  const freshDate = () => {
    dates += 1;
    return `2026-12-${String(dates).padStart(2, '0')}`;
  };
  const sheetOf = async (date: string) => {
    const { status, body } = await staff.get<DaySheetView>(
      `/api/admin/departures/spice-farm-tour_${date}_0900`,
    );
    expect(status).toBe(200);
    return body;
  };
  const ask = (method: string, { reference }: { reference: string }, what: string, body?: object) =>
    staff.ask<AdminBookingAnswer & { readonly code?: string }>(
      method,
      `/api/admin/bookings/${reference}/${what}`,
      { ...(body === undefined ? {} : { body }), headers: { 'idempotency-key': freshKey() } },
    );
  const cash = (amount: number) => ({ amount, currency: 'USD', method: 'cash' });

  it('lists every guest with what staff need to know at the harbour', async () => {
    const date = freshDate();
    const visitor = system.visitor();
    const jumas = await book(visitor, { date, customer: juma, pickupPlace: 'Paje' });
    const ashas = await book(visitor, {
      date,
      message: 'We are vegetarians',
      travellers: [
        { category: 'Adult (12+)', count: 1 },
        { category: 'Child (4-11)', count: 2 },
      ],
    });
    const cancelled = await book(visitor, { date });
    await ask('POST', ashas, 'notes', { text: 'Comes with a wheelchair' });
    await staff.post(
      `/api/admin/bookings/${cancelled.reference}/cancellation`,
      {},
      { 'if-match': '*' },
    );
    const sheet = await sheetOf(date);
    expect(sheet).toMatchObject({
      id: `spice-farm-tour_${date}_0900`,
      tourTitle: 'Spice Farm Tour',
      totals: {
        guests: 5,
        byCategory: [
          { category: 'Adult (12+)', count: 3 },
          { category: 'Child (4-11)', count: 2 },
        ],
        checkedIn: 0,
        noShow: 0,
        money: [{ currency: 'USD', total: 120, collected: 0, refunded: 0, due: 120 }],
      },
    });
    expect(sheet.bookings).toMatchObject([
      { reference: jumas.reference, customer: juma, pickupPlace: 'Paje' },
      {
        reference: ashas.reference,
        customer: spiceFarm.customer,
        message: 'We are vegetarians',
        notes: [{ text: 'Comes with a wheelchair' }],
      },
    ]);
    expect(sheet.cancelled.map(({ reference }) => reference)).toEqual([cancelled.reference]);
  });

  it('exists before anybody booked, but not for a time at which the tour does not start', async () => {
    const sheet = await sheetOf('2027-01-10');
    expect([sheet.bookings, sheet.cancelled, sheet.seatsTaken]).toEqual([[], [], 0]);
    for (const id of ['spice-farm-tour_2027-01-10_0307', 'no-tour_2027-01-10_0900', 'nonsense']) {
      const { status, body } = await staff.get(`/api/admin/departures/${id}`);
      expect([status, body.code]).toEqual([404, 'DepartureNotFound']);
    }
  });

  it('has a staff note, which is changed, undone and removed, and is in the history', async () => {
    const date = freshDate();
    const id = `spice-farm-tour_${date}_0900`;
    const write = (text: string) =>
      staff.put<DaySheetView>(`/api/admin/departures/${id}/note`, { text });
    const written = await write(' Wait for the 9:20 ferry ');
    expect([written.status, written.body.note]).toEqual([200, 'Wait for the 9:20 ferry']);
    await write('Boat 2');
    expect(await sheetOf(date)).toMatchObject({
      note: 'Boat 2',
      noteBefore: 'Wait for the 9:20 ferry',
    });
    const { body: day } = await staff.get<ListView<DaySheetView>>(
      `/api/admin/departures?date=${date}`,
    );
    expect(day.items.find((each) => each.id === id)?.note).toBe('Boat 2');
    await write('Wait for the 9:20 ferry');
    const removed = await write(' ');
    expect(removed.body).not.toHaveProperty('note');
    expect(removed.body.noteBefore).toBe('Wait for the 9:20 ferry');
    const { body: history } = await staff.get<ListView<AuditEntryView>>(
      `/api/admin/audit?subject=${id}`,
    );
    expect(history.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['DepartureNoteChanged', [{ field: 'note', before: 'Wait for the 9:20 ferry', after: null }]],
      [
        'DepartureNoteChanged',
        [{ field: 'note', before: 'Boat 2', after: 'Wait for the 9:20 ferry' }],
      ],
      [
        'DepartureNoteChanged',
        [{ field: 'note', before: 'Wait for the 9:20 ferry', after: 'Boat 2' }],
      ],
      ['DepartureNoteChanged', [{ field: 'note', before: null, after: 'Wait for the 9:20 ferry' }]],
    ]);
  });

  it('refuses a note that is too long or not a text, and a note on an unknown tour', async () => {
    const note = '/api/admin/departures/spice-farm-tour_2027-01-11_0900/note';
    for (const body of [{ text: 'a'.repeat(501) }, { text: 1 }, {}]) {
      const answer = await staff.put(note, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'InvalidFields']);
    }
    const unknown = await staff.put('/api/admin/departures/no-tour_2027-01-11_0900/note', {
      text: 'Boat 2',
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'TourNotFound']);
  });

  it('records who came, corrects the number, and undoes the check-in', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    const all = await ask('POST', booking, 'check-in');
    expect([all.status, all.headers.get('etag')]).toEqual([200, `"${all.body.revision}"`]);
    expect(all.body.attendance).toEqual({ checkedIn: 2, isNoShow: false });
    const one = await ask('POST', booking, 'check-in', { guests: 1 });
    expect(one.body.attendance).toEqual({ checkedIn: 1, isNoShow: false });
    expect(await sheetOf(date)).toMatchObject({
      seatsTaken: 2,
      totals: { checkedIn: 1, noShow: 0 },
    });
    const refused = await ask('POST', booking, 'no-show');
    expect([refused.status, refused.body.code]).toEqual([409, 'GuestsAreCheckedIn']);
    const undone = await ask('DELETE', booking, 'check-in');
    expect(undone.body.attendance).toEqual({ checkedIn: null, isNoShow: false });
    const again = await ask('DELETE', booking, 'check-in');
    expect([again.status, again.body.revision]).toEqual([200, undone.body.revision]);
  });

  it('records a no-show, and undoes it', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    const missed = await ask('POST', booking, 'no-show');
    expect([missed.status, missed.body.attendance]).toEqual([
      200,
      { checkedIn: null, isNoShow: true },
    ]);
    expect((await sheetOf(date)).totals).toMatchObject({ checkedIn: 0, noShow: 2 });
    const refused = await ask('POST', booking, 'check-in');
    expect([refused.status, refused.body.code]).toEqual([409, 'MarkedAsNoShow']);
    const undone = await ask('DELETE', booking, 'no-show');
    expect(undone.body.attendance).toEqual({ checkedIn: null, isNoShow: false });
  });

  it('refuses a check-in of travellers who cannot come', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    const tooMany = await ask('POST', booking, 'check-in', { guests: 3 });
    expect([tooMany.status, tooMany.body]).toMatchObject([
      422,
      { code: 'GuestsOutOfRange', min: 1, max: 2 },
    ]);
    const none = await ask('POST', booking, 'check-in', { guests: 0 });
    expect([none.status, none.body.code]).toEqual([422, 'InvalidFields']);
    await staff.post(
      `/api/admin/bookings/${booking.reference}/cancellation`,
      {},
      { 'if-match': '*' },
    );
    const pending = await book(system.visitor(), {
      date,
      tourId: 'paje-kitesurf-intro',
      travellers: [{ category: 'Travelers', count: 1 }],
    });
    for (const what of ['check-in', 'no-show']) {
      for (const method of ['POST', 'DELETE']) {
        expect((await ask(method, booking, what)).body.code).toBe('BookingIsCancelled');
        expect((await ask(method, pending, what)).body.code).toBe('NotConfirmed');
        const unknown = await ask(method, { reference: '10000000' }, what);
        expect([unknown.status, unknown.body.code]).toEqual([404, 'BookingNotFound']);
      }
    }
  });

  it('compares the revision if one is sent, and answers with the changes made meanwhile', async () => {
    const booking = await book(system.visitor(), { date: freshDate() });
    await ask('POST', booking, 'collections', cash(20));
    const { status, body } = await staff.post(
      `/api/admin/bookings/${booking.reference}/check-in`,
      {},
      { 'if-match': `"${booking.revision}"` },
    );
    expect([status, body.code]).toEqual([412, 'RevisionMismatch']);
    expect(body.differences).toEqual([
      {
        field: 'payments',
        before: { collected: 0, refunded: 0, due: 60 },
        after: { collected: 20, refunded: 0, due: 40 },
      },
    ]);
  });

  it('is only for staff', async () => {
    const booking = await book(system.visitor(), { date: freshDate() });
    const stranger = system.visitor();
    const path = `/api/admin/bookings/${booking.reference}`;
    const answers = await Promise.all([
      stranger.get('/api/admin/departures/spice-farm-tour_2026-12-01_0900'),
      stranger.post(`${path}/check-in`, {}),
      stranger.ask('DELETE', `${path}/check-in`),
      stranger.post(`${path}/no-show`, {}),
      stranger.ask('DELETE', `${path}/no-show`),
      stranger.post(`${path}/collections`, cash(10), { 'idempotency-key': freshKey() }),
      stranger.post(`${path}/refunds`, cash(10), { 'idempotency-key': freshKey() }),
      stranger.get('/api/admin/exports/bookings.csv'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  describe('the revenue of a day', () => {
    it('has a list of the bookings behind each number', async () => {
      const cancelled = await book(system.visitor(), { date: freshDate() });
      await staff.post(
        `/api/admin/bookings/${cancelled.reference}/cancellation`,
        {},
        { 'if-match': '*' },
      );
      const { body } = await staff.get<ListView<DailyRevenueView>>('/api/admin/revenue');
      const [revenue] = body.items.filter(({ currency }) => currency === 'USD');
      const sumOf = async (filter: string) => {
        const { body: list } = await staff.get<ListView<AdminBookingView>>(
          `/api/admin/bookings?tab=today&currency=USD&limit=100${filter}`,
        );
        expect(list).not.toHaveProperty('nextCursor');
        return list.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
      };
      expect(await sumOf('')).toBe(revenue?.gross);
      expect(await sumOf('&status=live')).toBe(revenue?.net);
      expect(await sumOf('&status=cancelled')).toBe(revenue?.cancelled);
      expect(await sumOf('&createdFrom=2026-11-20&createdTo=2026-11-20')).toBe(revenue?.gross);
      expect(await sumOf('&createdTo=2026-11-19')).toBe(0);
      const counts = await staff.get<BookingCountsView>('/api/admin/bookings/counts?currency=USD');
      expect(counts.body.today).toBe(revenue?.bookings);
    });

    it('refuses to filter a list by values that do not exist', async () => {
      for (const fault of [
        'status=lost',
        'currency=KES',
        'createdFrom=yesterday',
        'dateFrom=soon',
      ]) {
        for (const list of ['bookings', 'bookings/counts', 'exports/bookings.csv']) {
          const { status, body } = await staff.get(`/api/admin/${list}?${fault}`);
          expect([status, body.code]).toEqual([422, 'InvalidFields']);
        }
      }
    });
  });
});

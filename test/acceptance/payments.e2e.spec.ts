import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
} from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  HistoryEntryView,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { PaymentEntryView } from '../../services/libs/contracts/booking/payment-entry-view.ts';
import type { DaySheetView } from '../../services/libs/contracts/departure/day-sheet-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('the payments of a booking', () => {
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
    const { body } = await staff.get<DaySheetView>(
      `/api/admin/departures/spice-farm-tour_${date}_0900`,
    );
    return body;
  };
  const ask = (method: string, { reference }: { reference: string }, what: string, body?: object) =>
    staff.ask<AdminBookingAnswer & { readonly code?: string }>(
      method,
      `/api/admin/bookings/${reference}/${what}`,
      { ...(body === undefined ? {} : { body }), headers: { 'idempotency-key': freshKey() } },
    );
  const cash = (amount: number) => ({ amount, currency: 'USD', method: 'cash' });

  it('records each payment, and shows what is due afterwards', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    const collected = await ask('POST', booking, 'collections', cash(70.5));
    expect(collected.status).toBe(201);
    expect(collected.body.payments).toEqual({ collected: 70.5, refunded: 0, due: -10.5 });
    const refunded = await ask('POST', booking, 'refunds', {
      ...cash(10.5),
      method: 'mobile-money',
    });
    expect(refunded.body.payments).toEqual({ collected: 70.5, refunded: 10.5, due: 0 });
    expect((await sheetOf(date)).totals.money).toEqual([
      { currency: 'USD', total: 60, collected: 70.5, refunded: 10.5, due: 0, toRefund: 0 },
    ]);
    const tooMuch = await ask('POST', booking, 'refunds', cash(60.01));
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      409,
      { code: 'RefundExceedsCollected', currency: 'USD', refundable: 60 },
    ]);
  });

  it('shows the refund that is due after a cancellation', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    await ask('POST', booking, 'collections', cash(60));
    await staff.post(
      `/api/admin/bookings/${booking.reference}/cancellation`,
      {},
      { 'if-match': '*' },
    );
    const [owed] = (await sheetOf(date)).cancelled;
    expect(owed?.payments).toEqual({ collected: 60, refunded: 0, due: -60 });
    expect((await sheetOf(date)).totals.money).toMatchObject([{ due: 0, toRefund: 60 }]);
    const { body } = await ask('POST', booking, 'refunds', cash(60));
    expect(body.payments).toEqual({ collected: 60, refunded: 60, due: 0 });
  });

  it('records a payment once even if it is sent many times', async () => {
    const booking = await book(system.visitor(), { date: freshDate() });
    const path = `/api/admin/bookings/${booking.reference}/collections`;
    const key = { 'idempotency-key': freshKey() };
    const first = await staff.post<AdminBookingAnswer>(path, cash(60), key);
    const again = await staff.post<AdminBookingAnswer>(path, cash(60), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await staff.post(path, cash(50), key);
    expect([other.status, other.body.code]).toEqual([422, 'KeyReused']);
    const keyless = await staff.post(path, cash(60));
    expect([keyless.status, keyless.body.code]).toEqual([400, 'IdempotencyKeyMissing']);
    // A second payment of the same amount, with another key, is another payment.
    const second = await ask('POST', booking, 'collections', cash(60));
    expect(second.body.payments.collected).toBe(120);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: '60' }, 'amount'],
    [{ amount: undefined }, 'amount'],
    [{ currency: 'KES' }, 'currency'],
    [{ method: 'cheque' }, 'method'],
    [{ tip: 1 }, 'tip'],
  ])('refuses a payment of %j', async (fault, field) => {
    const booking = await book(system.visitor(), { date: freshDate() });
    for (const what of ['collections', 'refunds']) {
      const { status, body } = await staff.post(
        `/api/admin/bookings/${booking.reference}/${what}`,
        { ...cash(10), ...fault },
        { 'idempotency-key': freshKey() },
      );
      expect([status, body]).toMatchObject([422, { code: 'InvalidFields', errors: [{ field }] }]);
    }
  });

  it('accepts shillings for dollars at the rate that staff enter, and refunds shillings', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    const shillings = { amount: 102_000, currency: 'TZS', rate: '2550', method: 'cash' };
    const remark = 'Paid by the uncle';
    const paid = await ask('POST', booking, 'collections', {
      ...{ ...shillings, receiptNumber: '17', remark },
    });
    expect([paid.status, paid.body.payments]).toEqual([
      201,
      {
        ...{ collected: 40, refunded: 0, due: 20 },
        tendered: [{ currency: 'TZS', collected: 102_000, refunded: 0 }],
      },
    ]);
    await ask('POST', booking, 'collections', cash(20));
    const back = await ask('POST', booking, 'refunds', { ...shillings, amount: 51_000, of: 1 });
    expect(back.body.payments).toMatchObject({ collected: 60, refunded: 20, due: 20 });
    expect((await sheetOf(date)).totals).toMatchObject({
      money: [{ currency: 'USD', total: 60, collected: 60, refunded: 20, due: 20 }],
      tendered: [
        { currency: 'USD', collected: 20, refunded: 0 },
        { currency: 'TZS', collected: 102_000, refunded: 51_000 },
      ],
    });
    const path = `/api/admin/bookings/${booking.reference}`;
    const { body: entries } = await staff.get<ListView<PaymentEntryView>>(`${path}/payments`);
    const rate = { base: 'USD', quote: 'TZS', value: '2550' };
    const dollars = { amount: 20, currency: 'USD' };
    expect(entries.items).toMatchObject([
      {
        ...{ kind: 'payment', number: 1, method: 'cash', receiptNumber: '17', remark, rate },
        tendered: { amount: 102_000, currency: 'TZS' },
        applied: { amount: 40, currency: 'USD' },
        refundable: 20,
        actor: { kind: 'admin', name: 'amina' },
      },
      { kind: 'payment', number: 2, tendered: dollars, applied: dollars, refundable: 20 },
      { kind: 'refund', number: 1, of: 1, applied: dollars, rate },
    ]);
    const { body: history } = await staff.get<ListView<HistoryEntryView>>(`${path}/history`);
    expect(history.items.find(({ action }) => action === 'PaymentCollected')).toMatchObject({
      reason: remark,
      changes: [{ field: 'collected', after: { amount: 102_000, currency: 'TZS', rate } }],
    });
  });

  it.each([
    [{ currency: 'EUR' }, 'rate'],
    [{ currency: 'TZS', rate: '0' }, 'rate'],
    [{ currency: 'TZS', rate: '2550.1234567' }, 'rate'],
    [{ currency: 'TZS', rate: 2550 }, 'rate'],
    [{ rate: '2550' }, 'rate'],
    [{ applied: 11 }, 'applied'],
    [{ applied: 1.005 }, 'applied'],
    [{ currency: 'TZS', rate: '0.001' }, 'amount'],
    [{ receiptNumber: 'a'.repeat(51) }, 'receiptNumber'],
    [{ remark: 1 }, 'remark'],
    [{ of: 1 }, 'of'],
  ])('refuses a payment of 10 dollars with %j', async (fault, field) => {
    const booking = await book(system.visitor(), { date: freshDate() });
    const { status, body } = await ask('POST', booking, 'collections', { ...cash(10), ...fault });
    expect([status, body]).toMatchObject([422, { code: 'InvalidFields', errors: [{ field }] }]);
  });

  it('refuses a refund of a payment that does not exist', async () => {
    const booking = await book(system.visitor(), { date: freshDate() });
    await ask('POST', booking, 'collections', cash(10));
    const { status, body } = await ask('POST', booking, 'refunds', { ...cash(10), of: 2 });
    expect([status, body.code]).toEqual([404, 'PaymentNotFound']);
    const unknown = await staff.get('/api/admin/bookings/10000000/payments');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'BookingNotFound']);
  });

  it('voids a payment with a reason; both entries remain, and every figure is right afterwards', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    await ask('POST', booking, 'collections', cash(600));
    const wrong = await ask('POST', booking, 'payments/1/void', { reason: ' ' });
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: [{ field: 'reason' }] }]);
    const reason = 'Typed 600 for 60';
    const first = await ask('POST', booking, 'payments/1/void', { reason });
    expect([first.status, first.body.payments]).toEqual([
      200,
      { collected: 0, refunded: 0, due: 60 },
    ]);
    const again = await ask('POST', booking, 'payments/1/void', { reason });
    expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
    await ask('POST', booking, 'collections', cash(60));
    const path = `/api/admin/bookings/${booking.reference}`;
    const { body } = await staff.get<ListView<PaymentEntryView>>(`${path}/payments`);
    expect(body.items).toMatchObject([
      { number: 1, refundable: 0, voided: { reason, actor: { kind: 'admin', name: 'amina' } } },
      { number: 2, refundable: 60 },
    ]);
    expect((await sheetOf(date)).totals.money).toEqual([
      { currency: 'USD', total: 60, collected: 60, refunded: 0, due: 0, toRefund: 0 },
    ]);
    const csv = await staff.ask<string>('GET', '/api/admin/exports/bookings.csv?tab=all');
    expect(csv.text).toMatch(new RegExp(`"${booking.reference}",[^\\r]*,"USD",60,60,0,0,`));
    const missing = await ask('POST', booking, 'payments/9/void', { reason });
    expect([missing.status, missing.body.code]).toEqual([404, 'PaymentNotFound']);
    const nonsense = await ask('POST', booking, 'refunds/none/void', { reason });
    expect([nonsense.status, nonsense.body.code]).toEqual([404, 'RefundNotFound']);
  });

  it('refuses to void a payment that was refunded, until the refund is voided', async () => {
    const booking = await book(system.visitor(), { date: freshDate() });
    await ask('POST', booking, 'collections', cash(60));
    await ask('POST', booking, 'refunds', { ...cash(10), of: 1 });
    const reason = 'The wrong booking';
    const refused = await ask('POST', booking, 'payments/1/void', { reason });
    expect([refused.status, refused.body.code]).toEqual([409, 'PaymentIsRefunded']);
    const refund = await ask('POST', booking, 'refunds/1/void', { reason });
    expect(refund.body.payments).toEqual({ collected: 60, refunded: 0, due: 0 });
    const voided = await ask('POST', booking, 'payments/1/void', { reason });
    expect(voided.body.payments).toEqual({ collected: 0, refunded: 0, due: 60 });
    const { body } = await staff.get<ListView<HistoryEntryView>>(
      `/api/admin/bookings/${booking.reference}/history`,
    );
    expect(body.items.slice(-2)).toMatchObject([
      { action: 'RefundVoided', reason, changes: [{ field: 'refunded', after: null }] },
      { action: 'PaymentVoided', reason, changes: [{ field: 'collected', after: null }] },
    ]);
  });

  it('writes off what a no-show owes, and makes it due again', async () => {
    const date = freshDate();
    const booking = await book(system.visitor(), { date });
    await ask('POST', booking, 'collections', cash(20));
    const reason = 'Missed the ferry';
    const early = await ask('POST', booking, 'write-off', { reason });
    expect([early.status, early.body.code]).toEqual([409, 'NotANoShow']);
    await ask('POST', booking, 'no-show');
    const { body } = await ask('POST', booking, 'write-off', { reason });
    expect(body.payments).toEqual({ collected: 20, refunded: 0, due: 0, writtenOff: 40 });
    expect((await sheetOf(date)).totals.money).toMatchObject([{ due: 0, writtenOff: 40 }]);
    const undone = await ask('DELETE', booking, 'write-off');
    expect(undone.body.payments).toEqual({ collected: 20, refunded: 0, due: 40 });
    await ask('POST', booking, 'write-off', { reason });
    const came = await ask('DELETE', booking, 'no-show');
    expect(came.body.payments).toEqual({ collected: 20, refunded: 0, due: 40 });
  });

  it('lists refunds that are due, the oldest claim first, until they are paid', async () => {
    const visitor = system.visitor();
    const listed = async (search = '') => {
      const { body } = await staff.get<ListView<AdminBookingView>>(
        `/api/admin/bookings?money=to-give-back${search}`,
      );
      return body.items.map(({ reference }) => reference);
    };
    const before = await listed();
    const one = await book(visitor, { date: freshDate() });
    const other = await book(visitor, { date: freshDate() });
    for (const booking of [other, one]) {
      await ask('POST', booking, 'collections', cash(60));
      await staff.post(
        `/api/admin/bookings/${booking.reference}/cancellation`,
        {},
        { 'if-match': '*' },
      );
    }
    expect(await listed()).toEqual([...before, other.reference, one.reference]);
    const { body: counts } = await staff.get<BookingCountsView>('/api/admin/bookings/counts');
    expect(counts.toGiveBack).toBe(before.length + 2);
    const found = await staff.post<ListView<AdminBookingView>>('/api/admin/bookings/search', {
      ...{ money: 'to-give-back', search: one.reference },
    });
    expect(found.body.items.map(({ reference }) => reference)).toEqual([one.reference]);
    await ask('POST', other, 'refunds', cash(60));
    expect(await listed()).toEqual([...before, one.reference]);
    await ask('POST', other, 'refunds/1/void', { reason: 'Not handed over' });
    expect(await listed()).toEqual([...before, one.reference, other.reference]);
    await staff.post(
      `/api/admin/bookings/${one.reference}/rebooking`,
      {},
      { 'if-match': '*', 'idempotency-key': freshKey() },
    );
    expect(await listed()).toEqual([...before, other.reference]);
  });

  it('narrows the list to bookings that owe money, by origin and with a note', async () => {
    const owing = await book(system.visitor(), { date: freshDate() });
    const paid = await book(system.visitor(), { date: freshDate() });
    await ask('POST', paid, 'collections', cash(60));
    await ask('POST', owing, 'notes', { text: 'Pays at the harbour' });
    const found = async (filter: object) => {
      const search = { search: 'asha@example.com', tab: 'all', ...filter };
      const path = '/api/admin/bookings/search';
      const { body } = await staff.post<ListView<AdminBookingView>>(path, search);
      return body.items.map(({ reference }) => reference);
    };
    const unpaid = await found({ money: 'unpaid' });
    expect([unpaid.includes(owing.reference), unpaid.includes(paid.reference)]).toEqual([
      true,
      false,
    ]);
    expect(await found({ money: 'unpaid', notes: 'with', origin: 'site' })).toEqual([
      owing.reference,
    ]);
    expect(await found({ origin: 'partner' })).toEqual([]);
    const { body } = await staff.get<ListView<AdminBookingView>>(
      '/api/admin/bookings?tab=all&notes=with&origin=site',
    );
    expect(body.items.map(({ reference }) => reference)).toEqual([owing.reference]);
    const wrong = ['money=all', 'origin=letter', 'notes=without'].map((query) =>
      staff.get(`/api/admin/bookings?${query}`),
    );
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

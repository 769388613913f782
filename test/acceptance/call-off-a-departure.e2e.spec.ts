import { setTimeout as pause } from 'node:timers/promises';
import type { CommandAnswer, ListView } from '../../services/libs/contracts/answers.ts';
import type { BulkActView } from '../../services/libs/contracts/bulk-act/bulk-act-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type { UndoPreviewView } from '../../services/libs/contracts/history/undo-view.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { DepartureView } from '../../services/libs/contracts/departure/departure-view.ts';
import type { DisruptionView } from '../../services/libs/contracts/departure/disruption-view.ts';
import type { SlotView } from '../../services/libs/contracts/tour/tour-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { askToBook, book, spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

const reason = 'The wind is too strong for the boat.';

/** How long a test waits: the queue repeats the jobs of a killed process within a minute. */
const patienceMs = 90_000;

type DepartureAnswer = DepartureView & CommandAnswer;

interface SeatsRefused {
  readonly code: string;
  readonly nearestFree: readonly SlotView[];
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses: Readonly<Record<string, { readonly description: string }>> }
        >
      >
    >
  >;
}

describe('a departure that is called off', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  }, 120_000);

  afterAll(() => system.remove());

  const pathOf = (date: string, time = '0900') =>
    `/api/admin/departures/${spiceFarm.tourId}_${date}_${time}`;

  /** Makes this many bookings for two travellers each, on a departure that has room for all of them. */
  async function bookings(date: string, count: number): Promise<readonly BookingView[]> {
    await staff.put(`${pathOf(date)}/capacity`, { capacity: null });
    const booked: BookingView[] = [];
    for (let index = 0; index < count; index += 1) {
      const customer = { ...spiceFarm.customer, email: `traveller-${index}@example.com` };
      booked.push(await book(system.visitor(), { date, customer }));
    }
    return booked;
  }

  function callOff(date: string, key = freshKey(), by = staff): Promise<Answered<DepartureAnswer>> {
    return by.post(`${pathOf(date)}/cancellation`, { reason }, { 'idempotency-key': key });
  }

  async function until<Value>(
    look: () => Promise<Value>,
    isThere: (value: Value) => boolean,
  ): Promise<Value> {
    const endMs = performance.now() + patienceMs;
    for (;;) {
      const value = await look();
      if (isThere(value)) return value;
      expect(performance.now()).toBeLessThan(endMs);
      await pause(50);
    }
  }

  async function disruptionOf(date: string): Promise<DisruptionView | undefined> {
    return (await staff.get<DepartureView>(pathOf(date))).body.disruption;
  }

  const settled = (date: string) =>
    until(
      () => disruptionOf(date),
      (disruption) => disruption?.state === 'done',
    );

  async function bookingNow({ bookingNumber }: BookingView): Promise<BookingView> {
    return (await staff.get<BookingView>(`/api/admin/bookings/${bookingNumber}`)).body;
  }

  /** The e-mails to a booking's traveller and the operator, without the confirmations. */
  async function mailsOf({ bookingNumber }: BookingView): Promise<readonly NotificationItem[]> {
    const { body } = await staff.get<ListView<NotificationItem>>(
      `/api/admin/notifications?bookingNumber=${bookingNumber}`,
    );
    return body.items.filter(({ template }) => template !== 'booking-confirmed');
  }

  async function expectEachToldOnce(
    booked: readonly BookingView[],
    template: NotificationItem['template'],
  ): Promise<void> {
    for (const booking of booked) {
      const mails = await until(
        () => mailsOf(booking),
        // If a process was killed while it handed over an e-mail, the outcome of the e-mail is unknown for some
        // minutes.
        (all) => all.length > 0 && all.every(({ status }) => status !== 'queued'),
      );
      expect(mails.map((mail) => [mail.template, mail.recipient])).toEqual([
        [template, 'traveller'],
      ]);
    }
  }

  it('cancels every booking, once and free of charge, although the process is killed meanwhile', async () => {
    const date = '2026-11-21'; // It departs in less than 24 hours, so it is free only because the whole departure is cancelled.
    const booked = await bookings(date, 24);
    const key = freshKey();
    const twice = Promise.all([callOff(date, key), callOff(date, key)]);
    for (const { status, body } of await twice) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'closed',
        isClosed: true,
        disruption: { kind: 'cancellation', reason, total: 24, failed: [] },
      });
    }
    for (let kill = 0; kill < 3; kill += 1) {
      await system.kill();
      await system.startAgain();
      expect((await callOff(date, key)).status).toBe(200);
    }
    expect(await settled(date)).toMatchObject({ state: 'done', total: 24, done: 24, failed: [] });
    for (const booking of booked) {
      expect((await bookingNow(booking)).status).toBe('cancelled');
    }
    await expectEachToldOnce(booked, 'booking-cancelled');
    const [first] = booked;
    const { body } = await staff.get<ListView<{ action: string; reason?: string }>>(
      `/api/admin/bookings/${first?.bookingNumber}/history`,
    );
    const cancelled = body.items.filter(({ action }) => action === 'BookingCancelled');
    expect(cancelled).toMatchObject([{ reason, actor: { kind: 'admin' } }]);
    expect(
      await until(
        async () => (await staff.get<DepartureView>(pathOf(date))).body.seatsTaken,
        (seats) => seats === 0,
      ),
    ).toBe(0);
  }, 300_000);

  it('stops, changes nothing further, and continues where it stopped', async () => {
    const date = '2026-12-03';
    const booked = await bookings(date, 64);
    expect((await callOff(date)).status).toBe(200);
    await until(
      () => disruptionOf(date),
      (disruption) => (disruption?.done ?? 0) > 0,
    );
    expect((await staff.post(`${pathOf(date)}/disruption/stop`)).status).toBe(200);
    const statuses = async () => {
      const now = await Promise.all(booked.map(bookingNow));
      return now.filter(({ status }) => status === 'cancelled').length;
    };
    // The cancellations that were under way at that moment are still counted.
    const stopped = await until(
      async () => ({ disruption: await disruptionOf(date), cancelled: await statuses() }),
      ({ disruption, cancelled }) => disruption?.done === cancelled,
    );
    expect(stopped.disruption).toMatchObject({ state: 'stopped', total: 64 });
    expect(stopped.cancelled).toBeLessThan(64);
    await system.kill();
    await system.startAgain();
    expect(await disruptionOf(date)).toEqual(stopped.disruption);
    const resumed = await staff.post(`${pathOf(date)}/disruption/resumption`);
    expect(resumed.status).toBe(200);
    expect(await settled(date)).toMatchObject({ done: 64, failed: [] });
    expect(await statuses()).toBe(64);
    await expectEachToldOnce(booked, 'booking-cancelled');
  }, 300_000);

  it('moves every booking to another day at the same price, if there is room or staff override the limit', async () => {
    const [from, to] = ['2026-12-05', '2026-12-06'];
    const booked = await bookings(from, 5);
    await staff.put(`${pathOf(to)}/capacity`, { capacity: 6 });
    const move = (more: object = {}) =>
      staff.post(`${pathOf(from)}/move`, { date: to, time: '09:00', reason, ...more });
    expect(await move()).toMatchObject({
      status: 409,
      body: { code: 'DepartureFull', seatsLeft: 6 },
    });
    expect(await move({ time: '11:11' })).toMatchObject({ body: { code: 'NotAStartTime' } });
    expect(await move({ date: from })).toMatchObject({
      status: 422,
      body: { code: 'InvalidFields' },
    });
    expect(await disruptionOf(from)).toBeUndefined();
    expect((await move({ force: { reason: 'Two boats go' } })).status).toBe(200);
    expect(await settled(from)).toMatchObject({
      ...{ kind: 'move', to: { date: to, time: '09:00' } },
      ...{ total: 5, done: 5, failed: [] },
    });
    for (const booking of booked) {
      expect(await bookingNow(booking)).toMatchObject({
        ...{ status: 'confirmed', date: to, pickupTime: '09:00' },
        totalPrice: booking.totalPrice,
      });
    }
    await expectEachToldOnce(booked, 'booking-rescheduled');
    const target = (await staff.get<DepartureView>(pathOf(to))).body;
    expect(target).toMatchObject({ seatsTaken: 10, seatsLeft: -4 });
  }, 120_000);

  it('takes no bookings until it is reopened, not even from staff', async () => {
    const date = '2026-12-08';
    await callOff(date);
    const refused = await staff.post(
      '/api/admin/bookings',
      { ...spiceFarm, date, override: { reason: 'They insist' } },
      { 'idempotency-key': freshKey() },
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'DepartureCalledOff', nearestFree: [{}, {}, {}] },
    });
    const reopened = await staff.post<DepartureAnswer>(`${pathOf(date)}/reopening`);
    expect(reopened.body).toMatchObject({ status: 'available', isClosed: false });
    expect(reopened.body.disruption).toBeUndefined();
    await book(system.visitor(), { date });
  });

  it('refuses travellers with the answers that the API describes, and offers them other departures', async () => {
    const wanted = '2026-12-12';
    const traveller = system.visitor();
    const { reference } = await book(traveller, { date: '2026-12-16' });
    for (const time of ['0900', '1400']) {
      const { status } = await staff.post(`${pathOf(wanted, time)}/cancellation`, { reason });
      expect(status).toBe(200);
    }
    const { paths } = (await traveller.get<Description>('/api/openapi.json')).body;
    const booked = await askToBook(traveller, { date: wanted });
    const moved = await traveller.patch(
      `/api/bookings/${reference}`,
      { date: wanted },
      { 'if-match': '*' },
    );
    for (const [{ status, body }, described] of [
      [booked, paths['/api/bookings']?.post],
      [moved, paths['/api/bookings/{reference}']?.patch],
    ] as const) {
      expect(status).toBe(409);
      const { code, nearestFree } = body as unknown as SeatsRefused;
      expect(code).toBe('DepartureClosed');
      const description = described?.responses['409']?.description;
      expect(description).toContain('DepartureClosed');
      // Only staff who override a rule get this code.
      expect(description).not.toContain('DepartureCalledOff');
      const offered = nearestFree.map(({ date, time }) => `${date} ${time}`);
      expect(offered).toEqual(['2026-12-11 09:00', '2026-12-11 14:00', '2026-12-13 09:00']);
    }
  });

  it('can be called off only by staff, with a reason', async () => {
    const date = '2026-12-09';
    expect((await callOff(date, freshKey(), system.visitor())).status).toBe(401);
    const silent = await staff.post(`${pathOf(date)}/cancellation`, { reason: ' ' });
    expect(silent).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    for (const input of ['stop', 'resumption']) {
      const answered = await staff.post(`${pathOf(date)}/disruption/${input}`);
      expect(answered).toMatchObject({ status: 409, body: { code: 'NotCalledOff' } });
    }
  });

  const undoOf = async (date: string, action: 'DepartureCancelled' | 'DepartureMoved') => {
    const id = `${spiceFarm.tourId}_${date}_0900`;
    const { body } = await staff.get<ListView<AuditEntryView>>(
      `/api/admin/audit?subject=${id}&kind=departure`,
    );
    const entry = body.items.find((each) => each.action === action);
    const { body: shown } = await staff.get<UndoPreviewView>(
      `${pathOf(date)}/undo?revision=${String(entry?.revision)}`,
    );
    const undo = () =>
      staff.post<DepartureAnswer & { readonly code?: string }>(
        `${pathOf(date)}/undo`,
        { revision: entry?.revision },
        { 'if-match': '*' },
      );
    return { shown, undo };
  };
  const restorationOf = (date: string) =>
    until(
      async () => {
        const { body } = await staff.get<ListView<BulkActView>>('/api/admin/bulk-acts');
        return body.items.find(({ departureId }) => departureId?.includes(date) === true)?.work;
      },
      (work) => work?.state === 'done',
    );

  it('restores the bookings whose seats are free, lists the others, and mails each traveller once', async () => {
    const date = '2026-12-14';
    const booked = await bookings(date, 3);
    await callOff(date);
    await settled(date);
    await staff.put(`${pathOf(date)}/capacity`, { capacity: 5 });
    const { shown, undo } = await undoOf(date, 'DepartureCancelled');
    expect(shown).toMatchObject({
      effects: [
        { field: 'status', before: 'cancelled', after: 'takes place' },
        { field: 'bookings', before: null, after: 3 },
      ],
      notifies: [{ template: 'booking-rebooked', recipient: 'traveller' }],
    });
    const { status, body } = await undo();
    expect([status, body.isClosed, body.disruption]).toEqual([200, false, undefined]);
    const work = await restorationOf(date);
    expect(work).toMatchObject({ total: 3, changed: 2, unchanged: 0 });
    expect(work?.failed).toEqual([
      { reference: expect.any(String), why: expect.stringContaining('seats') },
    ]);
    const now = await Promise.all(booked.map(bookingNow));
    const restored = now.filter((each) => each.status === 'confirmed');
    expect(restored).toHaveLength(2);
    for (const booking of restored) {
      const mails = await until(
        () => mailsOf(booking),
        (all) => all.length === 2,
      );
      expect(mails.map(({ template }) => template).toSorted()).toEqual([
        'booking-cancelled',
        'booking-rebooked',
      ]);
    }
    // A repeat changes nothing.
    expect((await undo()).status).toBe(200);
    expect((await undoOf(date, 'DepartureCancelled')).shown.effects).toEqual([]);
  });

  it('moves the bookings back after a move; while they are being moved, refuses this with the reason', async () => {
    const date = '2026-12-22';
    const [booking] = await bookings(date, 1);
    const to = { date: '2026-12-23', time: '09:00' };
    await staff.post(`${pathOf(date)}/move`, { ...to, reason });
    const early = await undoOf(date, 'DepartureMoved');
    if (early.shown.refusedBy !== undefined) {
      expect(early.shown.refusedBy).toMatchObject({ code: 'DisruptionRunning' });
    }
    await settled(date);
    const { undo } = await undoOf(date, 'DepartureMoved');
    expect((await undo()).status).toBe(200);
    expect(await restorationOf(date)).toMatchObject({ changed: 1, failed: [] });
    expect((await bookingNow(booking as BookingView)).date).toBe(date);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { CommandAnswer, ListView } from '../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  BookingNetworksView,
  NetworkBookingView,
} from '../../services/libs/contracts/bulk-act/booking-network-view.ts';
import type { BulkActView } from '../../services/libs/contracts/bulk-act/bulk-act-view.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

const patienceMs = 90_000;
const reason = 'One machine booked everything';

/** The abuser uses many addresses within one network; a guest is in another network. */
const abuser = (index: number) => `198.18.7.${String(index + 1)}`;
const guest = '203.0.113.9';

describe('cleaning up the bookings of one network', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start({ TRUSTED_PROXIES: '1' });
    staff = await system.staff();
  }, 120_000);

  afterAll(() => system.remove());

  async function bookFrom(address: string, date: string, index = 0): Promise<BookingView> {
    const customer = { ...spiceFarm.customer, email: `guest-${String(index)}@example.com` };
    const { status, body, text } = await system
      .visitor()
      .post<BookingView>(
        '/api/bookings',
        { ...spiceFarm, date, customer },
        { 'idempotency-key': freshKey(), 'x-forwarded-for': address },
      );
    if (status !== 201) throw new Error(`The booking was answered with ${status}: ${text}`);
    return body;
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

  const begin = (
    bookings: readonly number[],
    key = freshKey(),
  ): Promise<Answered<BulkActView & CommandAnswer>> =>
    staff.post(
      '/api/admin/bulk-acts',
      { act: 'cancel-bookings', bookings, reason },
      { 'idempotency-key': key },
    );

  const act = async (id: string) =>
    (await staff.get<BulkActView>(`/api/admin/bulk-acts/${id}`)).body;

  const statusOf = async ({ bookingNumber }: BookingView) =>
    (await staff.get<BookingView>(`/api/admin/bookings/${bookingNumber}`)).body.status;

  const cancel = async ({ bookingNumber }: BookingView) => {
    const path = `/api/admin/bookings/${bookingNumber}/cancellation`;
    expect((await staff.post(path, {}, { 'if-match': '*' })).status).toBe(200);
  };

  const mailsOf = async ({ bookingNumber }: BookingView) =>
    (
      await staff.get<ListView<NotificationItem>>(
        `/api/admin/notifications?bookingNumber=${bookingNumber}`,
      )
    ).body.items.map(({ template }) => template);

  const historyOf = async ({ bookingNumber }: BookingView) =>
    (await staff.get<ListView<HistoryEntryView>>(`/api/admin/bookings/${bookingNumber}/history`))
      .body.items;

  /** The id of the network that made this many bookings, as the console lists it. */
  async function networkOf(count: number): Promise<string> {
    const { body } = await staff.get<BookingNetworksView>('/api/admin/booking-networks');
    const networks = body.items.filter(({ bookings }) => bookings === count);
    expect(networks).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('198.18');
    return networks[0]?.network ?? '';
  }

  async function bookingsOf(network: string): Promise<readonly NetworkBookingView[]> {
    const path = `/api/admin/booking-networks/${network}/bookings`;
    return (await staff.get<ListView<NetworkBookingView>>(path)).body.items;
  }

  it('cancels the selected bookings even if the process is killed meanwhile, and sends no e-mail; an undo restores them if seats are free', async () => {
    const date = '2026-12-03';
    await staff.put(`/api/admin/departures/${spiceFarm.tourId}_${date}_0900/capacity`, {
      capacity: 50,
    });
    const abuse: BookingView[] = [];
    for (let index = 0; index < 20; index += 1) {
      abuse.push(await bookFrom(abuser(index), date, index));
    }
    const honest = await bookFrom(guest, date, 99);

    const listed = await bookingsOf(await networkOf(abuse.length));
    expect(listed.map(({ booking }) => booking.bookingNumber)).toEqual(
      abuse.map(({ bookingNumber }) => bookingNumber),
    );
    expect(listed[0]?.booking).toMatchObject({ customer: { name: 'Asha Juma' } });
    expect(new Set(listed.map(({ nearNetwork }) => nearNetwork)).size).toBe(abuse.length);

    const [deselected, ...selected] = abuse;
    if (deselected === undefined) throw new Error('Nobody booked.');
    const numbers = selected.map(({ bookingNumber }) => bookingNumber);
    const key = freshKey();
    const [first, again] = await Promise.all([begin(numbers, key), begin(numbers, key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    const { id } = first.body;
    expect(again.body.id).toBe(id);
    expect(first.body).toMatchObject({ act: 'cancel-bookings', reason, work: { total: 19 } });
    await system.kill();
    await system.startAgain();
    const cleaned = await until(
      () => act(id),
      ({ work }) => work.state === 'done',
    );
    expect(cleaned.work).toMatchObject({ changed: 19, unchanged: 0, failed: [] });
    for (const booking of selected) expect(await statusOf(booking)).toBe('cancelled');
    expect(await statusOf(deselected)).toBe('confirmed');
    expect(await statusOf(honest)).toBe('confirmed');

    const seatsTaken = async () =>
      (
        await staff.get<{ readonly seatsTaken: number }>(
          `/api/admin/departures/${spiceFarm.tourId}_${date}_0900`,
        )
      ).body.seatsTaken;
    await until(seatsTaken, (seats) => seats === 4);
    // The departure gets fewer seats, and another guest takes some of them. So the seats are not enough for one
    // of the cancelled bookings.
    await staff.put(`/api/admin/departures/${spiceFarm.tourId}_${date}_0900/capacity`, {
      capacity: 42,
    });
    const newcomer = await bookFrom(guest, date, 100);

    const undone = await staff.post<BulkActView>(`/api/admin/bulk-acts/${id}/undo`);
    expect(undone.status).toBe(200);
    const { undo } = await until(
      () => act(id),
      (view) => view.undo?.state === 'done',
    );
    expect(undo).toMatchObject({ total: 19, changed: 18 });
    expect(undo?.failed).toEqual([
      {
        reference: expect.stringMatching(/^ZBL-/) as unknown,
        why: 'Not enough seats are left on this departure',
      },
    ]);
    const statuses = await Promise.all(selected.map(statusOf));
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(18);

    // When the e-mail about a later event arrives, the worker has passed the events of the clean-up. Those events
    // caused no e-mail.
    await cancel(newcomer);
    await until(
      () => mailsOf(newcomer),
      (templates) => templates.includes('booking-cancelled'),
    );
    for (const booking of selected) {
      expect(new Set(await mailsOf(booking))).toEqual(new Set(['booking-confirmed']));
    }
  }, 300_000);

  it('is written in the history of each booking and in the audit log', async () => {
    const booking = await bookFrom(guest, '2026-12-04');
    const { body } = await begin([booking.bookingNumber]);
    await until(
      () => act(body.id),
      ({ work }) => work.state === 'done',
    );
    const entry = (await historyOf(booking)).find(({ action }) => action === 'BookingCancelled');
    expect(entry).toMatchObject({ reason, bulkActId: body.id, actor: { kind: 'admin' } });
    const { body: audit } = await staff.get<ListView<{ action: string; reason?: string }>>(
      '/api/admin/audit?kind=bulk-act',
    );
    expect(audit.items.at(0)).toMatchObject({ action: 'BulkActProgressed' });
    expect(audit.items.find(({ action }) => action === 'BulkActBegun')).toMatchObject({ reason });
    const { body: acts } = await staff.get<ListView<BulkActView>>('/api/admin/bulk-acts');
    expect(acts.items.find(({ id }) => id === body.id)).toMatchObject({
      work: { by: { name: 'amina' } },
    });
  });

  it('is refused with a clear reason if there is nothing to do', async () => {
    expect(await begin([])).toMatchObject({ status: 422, body: { code: 'InvalidFields' } });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const path of ['stop', 'resumption', 'undo']) {
      expect(await staff.post(`/api/admin/bulk-acts/${unknown}/${path}`)).toMatchObject({
        ...{ status: 404, body: { code: 'BulkActNotFound' } },
      });
    }
    const booking = await bookFrom(guest, '2026-12-05');
    await cancel(booking);
    const { body } = await begin([booking.bookingNumber]);
    await until(
      () => act(body.id),
      ({ work }) => work.state === 'done',
    );
    expect((await act(body.id)).work).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await staff.post(`/api/admin/bulk-acts/${body.id}/undo`)).toMatchObject({
      ...{ status: 409, body: { code: 'BulkActChangedNothing' } },
    });
  });
});

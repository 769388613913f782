import type { HoldAnswer } from '../../services/libs/contracts/booking/hold-view.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

/** A tour with ten seats on each departure. */
const tenSeats = { tourId: 'michamvi-mangrove-sunset', pickupTime: '15:30' };
const party = (count: number) => ({ travellers: [{ category: 'Travelers', count }] });

describe('holding seats while the form is filled in', () => {
  let system: System;
  let visitor: Visitor;

  beforeAll(async () => {
    system = await System.start();
    visitor = system.visitor();
  });

  afterAll(() => system.remove());

  const hold = (date: string, seats: number, key: string): Promise<Answered<HoldAnswer>> =>
    visitor.post('/api/holds', { ...tenSeats, date, ...party(seats) }, { 'idempotency-key': key });
  const book = (date: string, seats: number, key = freshKey()) =>
    askToBook(visitor, { ...tenSeats, date, ...party(seats) }, key);
  const seatsLeft = async (date: string, position: string) => {
    const days = `from=${date}&to=${date}`;
    const { body } = await visitor.get<{ readonly items: readonly object[] }>(
      `/api/tours/${tenSeats.tourId}/availability?${days}`,
      { 'x-min-position': position },
    );
    return body.items[0];
  };

  it('keeps them for the booking with the same key, and for no other booking', async () => {
    const date = '2026-12-02';
    const key = freshKey();
    const held = await hold(date, 6, key);
    expect([held.status, held.body]).toMatchObject([
      201,
      { date, pickupTime: '15:30', seats: 6, canBeExtended: true },
    ]);
    expect(held.body.secondsLeft).toBeGreaterThan(500);
    expect(held.text).not.toContain('ZBL');
    expect(await seatsLeft(date, held.body.position)).toMatchObject({ seatsLeft: 4 });
    expect(await book(date, 5)).toMatchObject({
      status: 409,
      body: { code: 'DepartureFull', seatsLeft: 4 },
    });
    const booked = await book(date, 6, key);
    expect(booked.status).toBe(201);
    expect(await seatsLeft(date, booked.body.position)).toMatchObject({ seatsLeft: 4 });
    expect((await hold(date, 6, key)).status).toBe(201); // A repeat is answered from the log.
  });

  it('is not needed if enough seats are free, and is refused if too few are free', async () => {
    expect(await hold('2026-12-09', 2, freshKey())).toMatchObject({
      status: 409,
      body: { code: 'HoldNotNeeded' },
    });
    await book('2026-12-09', 3);
    expect(await hold('2026-12-09', 8, freshKey())).toMatchObject({
      status: 409,
      body: { code: 'DepartureFull', seatsLeft: 7 },
    });
  });

  it('changes the held seats, extends the hold once and releases it, only with the key of the form', async () => {
    const date = '2026-12-16';
    const key = freshKey();
    const headers = { 'idempotency-key': key };
    await hold(date, 6, key);
    const change = { date, pickupTime: '15:30', ...party(8) };
    const changed = await visitor.patch<HoldAnswer>('/api/holds', change, headers);
    expect(changed).toMatchObject({ status: 200, body: { seats: 8 } });
    const stranger = { 'idempotency-key': freshKey() };
    expect(await visitor.patch('/api/holds', change, stranger)).toMatchObject({
      status: 409,
      body: { code: 'HoldEnded' },
    });
    expect((await visitor.ask('DELETE', '/api/holds', { headers: stranger })).status).toBe(204);
    const extended = await visitor.post<HoldAnswer>('/api/holds/extension', {}, headers);
    expect(extended).toMatchObject({ status: 200, body: { canBeExtended: false } });
    expect(extended.body.secondsLeft).toBeGreaterThan(1_100);
    expect((await visitor.ask('DELETE', '/api/holds', { headers })).status).toBe(204);
    expect(await book(date, 8, key)).toMatchObject({ status: 409, body: { code: 'HoldEnded' } });
    expect((await book(date, 10)).status).toBe(201);
  });

  it('shows staff which of the taken seats are only held', async () => {
    const date = '2026-12-23';
    const staff = await system.staff();
    const { body } = await hold(date, 7, freshKey());
    const list = await staff.get<{ readonly items: readonly { readonly id: string }[] }>(
      `/api/admin/departures?date=${date}`,
      { 'x-min-position': body.position },
    );
    expect(list.body.items.find(({ id }) => id.startsWith(tenSeats.tourId))).toMatchObject({
      seatsTaken: 7,
      seatsHeld: 7,
      seatsLeft: 3,
    });
  });

  it('can be turned off', async () => {
    await system.stop();
    await system.startAgain({ HOLD_SEATS: 'off' });
    visitor = system.visitor();
    expect(await visitor.get('/api/site')).toMatchObject({ body: { holdsSeats: false } });
    expect(await hold('2026-12-30', 6, freshKey())).toMatchObject({
      status: 409,
      body: { code: 'HoldNotNeeded' },
    });
  });

  it('is limited like bookings', async () => {
    await system.stop();
    await system.startAgain({ RATE_LIMITS: 'on', LIMIT_BOOKINGS_PER_NETWORK: '2' });
    visitor = system.visitor();
    const answers = [];
    for (const date of ['2027-01-06', '2027-01-13', '2027-01-20']) {
      answers.push(await hold(date, 6, freshKey()));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect((await book('2027-01-27', 2)).status).toBe(201);
  });
});

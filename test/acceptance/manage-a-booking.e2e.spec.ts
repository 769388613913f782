import type {
  BookingAnswer,
  BookingView,
  HistoryEntryView,
  PlacedBookingAnswer,
  QuoteView,
  ShownBooking,
} from '../../services/libs/contracts/booking/booking-view.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('managing a booking by its reference', () => {
  let system: System;
  let booker: Visitor;
  let booking: PlacedBookingAnswer;
  let path: string;

  beforeAll(async () => {
    system = await System.start();
  });

  afterAll(() => system.remove());

  beforeEach(async () => {
    booker = system.visitor();
    booking = await book(booker, { message: 'We come by taxi', pickupPlace: 'Kendwa Rocks' });
    path = `/api/bookings/${booking.reference}`;
  });

  /** Another person, who knows the reference and the e-mail address. */
  const proven = async (email = spiceFarm.customer.email): Promise<Visitor> => {
    const visitor = system.visitor();
    await visitor.post(`${path}/proof`, { email });
    return visitor;
  };

  it('needs a new proof after its customer was changed, and shows the new customer no data of the former one', async () => {
    const staff = await system.staff();
    const admin = `/api/admin/bookings/${booking.bookingNumber}`;
    const contact = { name: 'Neema Ali', email: 'neema@example.com', phone: '+255 700 000 003' };
    expect((await staff.patch(admin, { contact }, { 'if-match': '*' })).status).toBe(200);
    const seen = (await booker.get<ShownBooking>(path)).body;
    expect(seen.proof).toBe('asked');
    expect(JSON.stringify(seen)).not.toContain('Neema');
    expect((await booker.get(`${path}/history`)).body.code).toBe('ProofRequired');
    const cancelled = await booker.post(`${path}/cancellation`, {}, { 'if-match': '*' });
    expect([cancelled.status, cancelled.body.code]).toEqual([401, 'ProofRequired']);
    const history = await (await proven(contact.email)).get(`${path}/history`);
    expect(history.status).toBe(200);
    expect(history.text).toContain('Neema');
    expect(history.text).not.toMatch(/asha/i);
  });

  describe('looking at it', () => {
    it('shows a stranger what was booked, but not who booked', async () => {
      const { status, headers, body } = await system.visitor().get<BookingView>(path);
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([
        200,
        `"${booking.revision}"`,
        'no-store',
      ]);
      expect(body).toMatchObject({
        reference: booking.reference,
        date: '2026-12-01',
        guests: 2,
        proof: 'asked',
      });
      expect(body.customer).toEqual({ name: 'A••• J•••', email: 'a•••@e•••.com', phone: '•••01' });
      expect(body).not.toHaveProperty('pickupPlace');
      expect(body).not.toHaveProperty('message');
    });

    it('shows everything to the person who booked', async () => {
      const { proof, ...body } = (await booker.get<ShownBooking>(path)).body;
      expect(proof).toBe('given');
      const { position, confirmationEmail, manageUrl } = booking;
      expect({ ...body, position, confirmationEmail, manageUrl }).toEqual(booking);
    });

    it.each([
      (number: number) => `ZBL-${number}`,
      (number: number) => `zbl-${number}`,
      (number: number) => String(number),
      (number: number) => `%20ZbL-${number}%20`,
    ])('finds it in every spelling of its reference', async (write) => {
      const { body } = await system
        .visitor()
        .get<BookingView>(`/api/bookings/${write(booking.bookingNumber)}`);
      expect(body.reference).toBe(booking.reference);
    });

    it('is never answered with 304, because the client needs its revision to change it', async () => {
      const again = await booker.get(path, { 'if-none-match': `"${booking.revision}"` });
      expect(again.status).toBe(200);
    });
  });

  describe('proving ownership', () => {
    it('opens it to a person who gives the e-mail address, and opens no other booking', async () => {
      const visitor = await proven(' ASHA@example.com ');
      expect((await visitor.get<BookingView>(path)).body.customer).toEqual(spiceFarm.customer);
      const other = await book(system.visitor());
      const { body } = await visitor.get<BookingView>(`/api/bookings/${other.reference}`);
      expect(body.customer?.name).toBe('A••• J•••');
    });

    it('does not reveal which references exist', async () => {
      const refusalOf = async (reference: string, proof: object) => {
        const answer = await system.visitor().post(`/api/bookings/${reference}/proof`, proof);
        const headers = [...answer.headers].filter(
          ([name]) => name !== 'date' && name !== 'x-request-id',
        );
        return { status: answer.status, headers, text: answer.text };
      };
      const wrong = await refusalOf(booking.reference, { email: 'wrong@example.com' });
      expect([wrong.status, wrong.text]).toEqual([403, expect.stringContaining('ProofRefused')]);
      const token = '0'.repeat(64);
      for (const refused of [
        await refusalOf('ZBL-10000000', { email: 'asha@example.com' }),
        await refusalOf('ZBL-10000000', { token }),
        await refusalOf(booking.reference, { token }),
        await refusalOf(booking.reference, { token: 'no token at all' }),
      ]) {
        expect(refused).toEqual(wrong);
      }
    });

    it.each([{}, { email: 'asha@example.com', token: '0'.repeat(64) }, { token: '' }])(
      'requires exactly one proof, not %j',
      async (proof) => {
        const { status, body } = await system.visitor().post(`${path}/proof`, proof);
        expect([status, body.code]).toEqual([422, 'InvalidFields']);
      },
    );

    it('cannot be done with a forged cookie or with a cookie of another booking', async () => {
      const other = await book(system.visitor());
      const visitor = system.visitor();
      const [value = ''] = [...booker.cookies.values()];
      visitor.cookies.set(`booking-${other.bookingNumber}`, value);
      const { body } = await visitor.get<BookingView>(`/api/bookings/${other.reference}`);
      expect(body.customer?.name).toBe('A••• J•••');
      visitor.cookies.set(`booking-${booking.bookingNumber}`, `9${value}`);
      expect((await visitor.get<BookingView>(path)).body.customer?.name).toBe('A••• J•••');
    });

    it.each([
      ['GET', '/history'],
      ['PATCH', ''],
      ['POST', '/quote'],
      ['POST', '/cancellation'],
    ])('is required before %s %s', async (method, below) => {
      const body = method === 'GET' ? {} : { body: {} };
      const answer = await system.visitor().ask(method, `${path}${below}`, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'ProofRequired']);
    });
  });

  describe('changing it', () => {
    it('changes the date, the travellers and the contact in one request', async () => {
      const change = {
        date: '2026-12-03',
        pickupTime: '14:00',
        travellers: [
          { category: 'Adult (12+)', count: 3 },
          { category: 'Child (4-11)', count: 1 },
        ],
        contact: { name: 'Asha J. Juma', phone: '+255 700 000 009' },
        pickupPlace: '',
      };
      const quote = await booker.post<QuoteView>(`${path}/quote`, {
        date: change.date,
        pickupTime: change.pickupTime,
        travellers: change.travellers,
      });
      expect(quote.body).toMatchObject({ total: 105, currency: 'USD', difference: 45 });

      const { status, headers, body } = await booker.patch<BookingAnswer>(
        path,
        { ...change, expectedTotal: 105, expectedCurrency: 'USD' },
        { 'if-match': `"${booking.revision}"` },
      );
      expect([status, headers.get('etag')]).toEqual([200, `"${body.revision}"`]);
      expect(body).toMatchObject({
        date: '2026-12-03',
        pickupTime: '14:00',
        guests: 4,
        totalPrice: 105,
        customer: { name: 'Asha J. Juma', email: 'asha@example.com', phone: '+255 700 000 009' },
        message: 'We come by taxi',
      });
      expect(body).not.toHaveProperty('pickupPlace');
      const read = await booker.get<ShownBooking>(path, { 'x-min-position': body.position });
      expect(read.headers.has('x-stale')).toBe(false);
      expect({ ...read.body, position: body.position }).toEqual({ ...body, proof: 'given' });
    });

    it('takes a plain number of travellers only if the price does not depend on their categories', async () => {
      const refused = await booker.patch(path, { guests: 3 }, { 'if-match': '*' });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'InvalidFields', errors: [{ field: 'guests' }] },
      ]);
      const lagoon = await book(booker, {
        tourId: 'blue-lagoon-starfish',
        pickupTime: '08:30',
        travellers: [{ category: 'Travelers', count: 2 }],
      });
      const changed = await booker.patch<BookingAnswer>(
        `/api/bookings/${lagoon.reference}`,
        { guests: 3 },
        { 'if-match': '*' },
      );
      expect([changed.status, changed.body.guests, changed.body.totalPrice]).toEqual([200, 3, 105]);
    });

    it('needs the revision that it changes', async () => {
      const blind = await booker.patch(path, { date: '2026-12-03' });
      expect([blind.status, blind.body.code]).toEqual([428, 'IfMatchMissing']);
      const unreadable = await booker.patch(path, {}, { 'if-match': 'W/"1"' });
      expect([unreadable.status, unreadable.body.code]).toEqual([400, 'MalformedRequest']);
    });

    it('is refused with the differences when the booking was changed meanwhile', async () => {
      const other = await proven();
      const seen = { 'if-match': `"${booking.revision}"` };
      expect((await other.patch(path, { date: '2026-12-04' }, seen)).status).toBe(200);
      const stale = await booker.patch(path, { date: '2026-12-05' }, seen);
      expect([stale.status, stale.body]).toMatchObject([
        412,
        {
          code: 'RevisionMismatch',
          differences: [
            { field: 'date', before: '2026-12-01', after: '2026-12-04' },
            { field: 'pickup' },
            { field: 'freeCancellationUntil' },
          ],
        },
      ]);
      // With the position in the refusal, the client can read what the other change wrote.
      const { body } = await booker.get<BookingView>(path);
      expect([body.date, body.revision]).toEqual(['2026-12-04', stale.body.revision]);
    });

    it('repeats the first answer to a repeated request, although the booking was changed since', async () => {
      const headers = { 'if-match': `"${booking.revision}"`, 'idempotency-key': freshKey() };
      const first = await booker.patch(path, { date: '2026-12-06' }, headers);
      await booker.patch(path, { date: '2026-12-07' }, { 'if-match': '*' });
      const repeat = await booker.patch(path, { date: '2026-12-06' }, headers);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
      expect((await booker.get<BookingView>(path)).body.date).toBe('2026-12-07');
    });

    it('changes nothing if the values are the same', async () => {
      const { body } = await booker.patch<BookingAnswer>(
        path,
        { date: booking.date, pickupTime: booking.pickupTime, travellers: booking.travellers },
        { 'if-match': `"${booking.revision}"` },
      );
      expect([body.revision, body.updatedAt]).toEqual([booking.revision, booking.updatedAt]);
    });

    it.each([
      [{ date: '2026-11-19' }, 422, 'PastDate'],
      [{ pickupTime: '10:00' }, 422, 'NotAStartTime'],
      [{ travellers: [{ category: 'Adult (12+)', count: 17 }] }, 422, 'PartyTooLarge'],
      [{ travellers: [{ category: 'Adult (12+)', count: 16 }] }, 422, 'GuestsOutOfRange'],
      [{ travellers: [{ category: 'Seniors', count: 1 }] }, 422, 'UnknownCategory'],
      [{ date: '2028-12-01' }, 409, 'TourNotBookable'],
      [{ date: '2026-12-08', expectedTotal: 59, expectedCurrency: 'USD' }, 409, 'PriceChanged'],
      [{ contact: { email: 'other@example.com' } }, 422, 'InvalidFields'],
    ])('is refused with %j', async (change, status, code) => {
      const refused = await booker.patch(path, change, { 'if-match': '*' });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect((await booker.get<BookingView>(path)).body.revision).toBe(booking.revision);
    });
  });

  describe('cancelling it', () => {
    it('cancels once, and a second cancellation changes nothing', async () => {
      const seen = { 'if-match': `"${booking.revision}"` };
      const first = await booker.post<BookingAnswer>(
        `${path}/cancellation`,
        { reason: 'We are ill' },
        seen,
      );
      expect([first.status, first.body.status]).toEqual([200, 'cancelled']);
      const second = await booker.post<BookingAnswer>(`${path}/cancellation`, undefined, {
        'if-match': '*',
      });
      expect([second.status, second.body.revision]).toEqual([200, first.body.revision]);
      const change = await booker.patch(path, { date: '2026-12-04' }, { 'if-match': '*' });
      expect([change.status, change.body.code]).toEqual([409, 'BookingIsCancelled']);
    });

    it('happens once when it is sent many times at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          booker.post<BookingAnswer>(`${path}/cancellation`, {}, { 'if-match': '*' }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(1);
    });
  });

  it('has a history that shows who did what and why', async () => {
    await booker.patch(path, { date: '2026-12-04' }, { 'if-match': '*' });
    const { body: cancelled } = await booker.post<BookingAnswer>(
      `${path}/cancellation`,
      { reason: 'We are ill' },
      { 'if-match': '*' },
    );
    const { body } = await booker.get<{ items: HistoryEntryView[] }>(`${path}/history`, {
      'x-min-position': cancelled.position,
    });
    expect(body.items.map(({ action }) => action)).toEqual([
      'BookingPlaced',
      'BookingConfirmed',
      'BookingRescheduled',
      'BookingCancelled',
    ]);
    expect(body.items[2]).toMatchObject({
      actor: { kind: 'customer' },
      changes: [{ field: 'date', before: '2026-12-01', after: '2026-12-04' }],
    });
    expect(body.items[3]).toMatchObject({ reason: 'We are ill' });
  });
});

describe('guessing at bookings', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on' });
  });

  afterAll(() => system.remove());

  it('is slowed down, but not for a person who proved ownership before', async () => {
    const booker = system.visitor();
    const { reference } = await book(booker);
    const path = `/api/bookings/${reference}`;
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await system
        .visitor()
        .post(`${path}/proof`, { email: `g${guess}@example.com` });
      expect(wrong.status).toBe(403);
    }
    const right = await system.visitor().post(`${path}/proof`, { email: 'asha@example.com' });
    expect([right.status, right.body.code]).toEqual([429, 'TooManyRequests']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await booker.get<BookingView>(path)).body.customer?.name).toBe('Asha Juma');
  });

  it('does not reveal which references exist, even if many are tried', async () => {
    const statuses = [];
    for (let number = 10_000_000; number < 10_000_070; number += 1) {
      statuses.push((await system.visitor().get(`/api/bookings/${number}`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  });
});

describe('a site that requires no proof before a change', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ MANAGE_BOOKING_PROOF: 'none' });
  });

  afterAll(() => system.remove());

  it('lets a person with the reference change the booking, and still hides the customer', async () => {
    const { reference } = await book(system.visitor());
    const path = `/api/bookings/${reference}`;
    const changed = await system
      .visitor()
      .patch<BookingAnswer>(path, { date: '2026-12-04' }, { 'if-match': '*' });
    expect([changed.status, changed.body.date]).toEqual([200, '2026-12-04']);
    expect(changed.body.customer?.name).toBe('A••• J•••');
    const shown = await system.visitor().get<ShownBooking>(path);
    expect([shown.body.proof, shown.body.customer?.name]).toEqual(['not-asked', 'A••• J•••']);
    for (const below of ['history', 'voucher.pdf', 'calendar.ics']) {
      expect((await system.visitor().get(`${path}/${below}`)).status).toBe(401);
    }
    const unknown = await system
      .visitor()
      .patch('/api/bookings/ZBL-10000000', {}, { 'if-match': '*' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'BookingNotFound']);
  });
});

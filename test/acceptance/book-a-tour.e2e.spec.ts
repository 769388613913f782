import type { BookingView, QuoteView } from '../../services/libs/contracts/booking/booking-view.ts';
import { categoryNamed } from '../support/category-named.ts';
import { askToBook, book, spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey } from '../support/stories/visitor.ts';

describe('booking a tour', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: 'https://tours.example' });
  });

  afterAll(() => system.remove());

  it('answers with the whole booking, and with the cookie that opens it again', async () => {
    const visitor = system.visitor();
    const { status, headers, body } = await askToBook(visitor, {
      travellers: [
        { category: 'Adult (12+)', count: 2 },
        { category: 'Child (4-11)', count: 1 },
        { category: 'Infant (0-3)', count: 0 },
      ],
      pickupPlace: 'Paje, by the mosque',
      message: 'We are vegetarians',
      expectedTotal: 75,
      expectedCurrency: 'USD',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: `ZBL-${body.bookingNumber}`,
      status: 'confirmed',
      tourId: 'spice-farm-tour',
      tourTitle: 'Spice Farm Tour',
      date: '2026-12-01',
      pickupTime: '09:00',
      guests: 3,
      travellers: [
        { ...categoryNamed('Adult (12+)'), count: 2 },
        { ...categoryNamed('Child (4-11)'), count: 1 },
      ],
      totalPrice: 75,
      currency: 'USD',
      priceLines: [
        { ...categoryNamed('Adult (12+)'), count: 2, unitPrice: 30, amount: 60 },
        { ...categoryNamed('Child (4-11)'), count: 1, unitPrice: 15, amount: 15 },
      ],
      customer: spiceFarm.customer,
      pickupPlace: 'Paje, by the mosque',
      message: 'We are vegetarians',
      freeCancellationUntil: '2026-11-30T06:00:00.000Z',
      // This system has no mail server.
      confirmationEmail: 'failed',
      manageUrl: `https://tours.example/manage-booking/${body.reference}`,
    });
    expect(body.bookingNumber).toBeGreaterThanOrEqual(10_000_000);
    expect(body.bookingNumber).toBeLessThanOrEqual(99_999_999);
    expect(headers.get('etag')).toBe(`"${body.revision}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-booking-\d{8}=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
      ),
    ]);
  });

  it.each([
    {
      priced: 'at one price',
      input: {
        tourId: 'blue-lagoon-starfish',
        pickupTime: '08:30',
        travellers: [{ category: 'Travelers', count: 3 }],
      },
      total: 105,
    },
    {
      priced: 'by age',
      input: {
        tourId: 'prison-island-half-day',
        pickupTime: '14:00',
        travellers: [
          { category: 'Adult (12+)', count: 1 },
          { category: 'Infant (0-3)', count: 1 },
        ],
      },
      total: 35,
    },
    {
      priced: 'for groups',
      input: {
        tourId: 'stone-town-heritage-walk',
        pickupTime: '15:30',
        travellers: [{ category: 'Adults (10+)', count: 2 }],
      },
      total: 50,
    },
    {
      priced: 'by season',
      input: {
        tourId: 'michamvi-mangrove-sunset',
        pickupTime: '15:30',
        travellers: [{ category: 'Travelers', count: 2 }],
      },
      total: 80,
    },
  ])('costs as much as its quote, for a tour priced $priced', async ({ input, total }) => {
    const visitor = system.visitor();
    const { tourId, ...party } = input;
    const quote = await visitor.post<QuoteView>(`/api/tours/${tourId}/quote`, {
      date: '2026-12-01',
      ...party,
    });
    expect([quote.status, quote.body.total]).toEqual([200, total]);
    const booking = await book(visitor, input);
    expect([booking.totalPrice, booking.priceLines]).toEqual([total, quote.body.lines]);
  });

  it('stays pending if the tour is confirmed by hand', async () => {
    const booking = await book(system.visitor(), {
      tourId: 'paje-kitesurf-intro',
      travellers: [{ category: 'Travelers', count: 1 }],
    });
    expect(booking.status).toBe('pending');
  });

  it('happens once, even if the request is sent many times, and the answer stays the same', async () => {
    const visitor = system.visitor();
    const key = freshKey();
    const first = await book(visitor, {}, key);
    const change = { date: '2026-12-05' };
    const { status } = await visitor.patch(`/api/bookings/${first.reference}`, change, {
      'if-match': `"${first.revision}"`,
    });
    expect(status).toBe(200);

    const repeats = await Promise.all([1, 2, 3].map(() => askToBook(system.visitor(), {}, key)));
    for (const repeat of repeats) {
      expect([repeat.status, repeat.body]).toEqual([201, first]);
      expect(repeat.headers.getSetCookie()).toHaveLength(1);
    }
    // The fields in another order, with other white space: the same request.
    const reordered = JSON.stringify(
      Object.fromEntries(Object.entries(spiceFarm).reverse()),
      undefined,
      2,
    );
    const again = await system.visitor().post('/api/bookings', reordered, {
      'idempotency-key': key,
    });
    expect([again.status, again.body]).toEqual([201, first]);
  });

  it('happens once when the request is sent many times at the same time', async () => {
    const key = freshKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askToBook(system.visitor(), {}, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('is refused when the key was used for another request', async () => {
    const key = freshKey();
    await book(system.visitor(), {}, key);
    const other = await askToBook(system.visitor(), { date: '2026-12-02' }, key);
    expect([other.status, other.body]).toMatchObject([422, { code: 'KeyReused' }]);
  });

  it('is decided again after a refusal', async () => {
    const key = freshKey();
    const refused = await askToBook(
      system.visitor(),
      { date: '2026-11-20', pickupTime: '09:00' },
      key,
    );
    expect(refused.body).toMatchObject({ code: 'PastDate' });
    expect((await askToBook(system.visitor(), {}, key)).status).toBe(201);
  });

  it('is still there after the process was killed and started again', async () => {
    const key = freshKey();
    const booking = await book(system.visitor(), {}, key);
    await system.kill();
    await system.startAgain();
    const found = await system.visitor().get<BookingView>(`/api/bookings/${booking.reference}`);
    expect([found.status, found.body.totalPrice, found.body.revision]).toEqual([
      200,
      booking.totalPrice,
      booking.revision,
    ]);
    const repeated = await askToBook(system.visitor(), {}, key);
    expect([repeated.status, repeated.body]).toEqual([201, booking]);
  });
});

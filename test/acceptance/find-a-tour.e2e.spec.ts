import type {
  SlotView,
  TourListItem,
  TourSuggestion,
  TourView,
} from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

interface List<Item> {
  readonly items: readonly Item[];
}

describe('finding a tour', () => {
  let system: System;
  let visitor: Visitor;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: 'https://tours.example' });
    visitor = system.visitor();
  });

  afterAll(() => system.remove());

  const idsOf = async (path: string) => {
    const { status, body } = await visitor.get<List<TourListItem>>(path);
    expect([path, status]).toEqual([path, 200]);
    return body.items.map(({ id }) => id);
  };

  it('shows the whole catalogue that the first start creates', async () => {
    const { body } = await visitor.get<List<TourListItem>>('/api/tours');
    expect(body.items).toHaveLength(24);
    expect(body.items.find(({ id }) => id === 'spice-farm-tour')).toMatchObject({
      title: 'Spice Farm Tour',
      price: 30,
      currency: 'USD',
      duration: '4 hours',
      rating: 4.8,
      reviewsCount: 0,
      pickupTimes: ['09:00', '14:00'],
      maxGuests: 16,
      isFeatured: true,
    });
  });

  it('narrows it by text, travellers and category, alone and together', async () => {
    const all = await idsOf('/api/tours');
    const spice = await idsOf('/api/tours?q=%20SPICE%20');
    expect(spice).toContain('spice-farm-tour');
    expect(spice.length).toBeLessThan(all.length);
    expect(spice).toEqual(all.filter((id) => spice.includes(id)));
    expect(await idsOf('/api/tours?q=')).toEqual(all);
    expect(await idsOf('/api/tours?q=no%20such%20thing')).toEqual([]);
    expect(await idsOf('/api/tours?guests=25')).toEqual(
      all.filter((id) => ['sunset-dhow-nungwi', 'safari-blue-menai-bay'].includes(id)),
    );
    const food = await idsOf('/api/tours?category=Food%20%26%20Culinary');
    expect(food).toContain('spice-farm-tour');
    expect(await idsOf('/api/tours?q=spice&category=Food%20%26%20Culinary&guests=13')).toEqual(
      all.filter((id) => id === 'spice-farm-tour'),
    );
  });

  it('shows the availability of each tour’s departures on a day, and omits no tour', async () => {
    const { body } = await visitor.get<List<TourListItem>>('/api/tours?date=2026-11-20');
    expect(body.items).toHaveLength(24);
    const slotsOf = (id: string) => body.items.find((tour) => tour.id === id)?.availability;
    expect(slotsOf('spice-farm-tour')).toEqual([
      { date: '2026-11-20', time: '09:00', status: 'past', seatsLeft: null },
      { date: '2026-11-20', time: '14:00', status: 'past', seatsLeft: null },
    ]);
    expect(slotsOf('sunset-dhow-nungwi')).toEqual([
      { date: '2026-11-20', time: '16:30', status: 'available', seatsLeft: 25 },
    ]);
  });

  it('suggests what the visitor may mean by the typed text', async () => {
    const { body } = await visitor.get<List<TourSuggestion>>('/api/tours/suggestions?q=m');
    expect(body.items).toHaveLength(8);
    const spice = await visitor.get<List<TourSuggestion>>('/api/tours/suggestions?q=spice');
    expect(
      spice.body.items
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['spice-farm-tour', 'spice-kidichi-lunch']);
    expect((await visitor.get('/api/tours/suggestions?q=')).body.items).toEqual([]);
    expect((await visitor.get('/api/tours/suggestions')).body.items).toEqual([]);
  });

  it('finds tours despite a typing error, spaces and another name of the island', async () => {
    const first = async (q: string) =>
      (await visitor.get<List<TourSuggestion>>(`/api/tours/suggestions?q=${encodeURIComponent(q)}`))
        .body.items[0]?.id;
    expect(await first('spce farm')).toBe('spice-farm-tour');
    expect(await first('snorkling')).toBe('mnemba-reef-snorkelling');
    expect(await first('stone  town')).toBe('stone-town-heritage-walk');
    expect(await idsOf('/api/tours?q=mnemda')).toContain('mnemba-reef-snorkelling');
    expect(await idsOf('/api/tours?q=unguja')).toEqual(await idsOf('/api/tours?q=zanzibar'));
  });

  it('shows the next start with room, if the request asks for it', async () => {
    const { body } = await visitor.get<List<TourListItem>>('/api/tours?nextStartFor=2');
    const nextOf = (id: string) => body.items.find((tour) => tour.id === id)?.nextStart;
    expect(nextOf('sunset-dhow-nungwi')).toMatchObject({ date: '2026-11-20', time: '16:30' });
    expect(nextOf('spice-farm-tour')).toMatchObject({ date: '2026-11-21', time: '09:00' });
    expect((await visitor.get('/api/tours?nextStartFor=none')).status).toBe(422);
  });

  it('features at most eight tours', async () => {
    const { body } = await visitor.get<List<TourView>>('/api/tours/featured');
    expect(body.items).toHaveLength(8);
    expect(body.items.every(({ isFeatured }) => isFeatured)).toBe(true);
  });

  it('shows one tour, and three related ones', async () => {
    const one = await visitor.get<TourView>('/api/tours/spice-farm-tour');
    expect([one.status, one.body.title]).toEqual([200, 'Spice Farm Tour']);
    const related = await visitor.get<List<TourView>>('/api/tours/spice-farm-tour/related');
    expect(related.body.items).toHaveLength(3);
    expect(related.body.items.map(({ id }) => id)).not.toContain('spice-farm-tour');
  });

  it('shows the availability of its departures, day by day', async () => {
    const path = '/api/tours/paje-seaweed-village/availability';
    const { body } = await visitor.get<List<SlotView>>(`${path}?from=2026-12-05&to=2026-12-07`);
    // It does not run on Sundays.
    expect(body.items.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-12-05 08:30',
      '2026-12-05 14:30',
      '2026-12-07 08:30',
      '2026-12-07 14:30',
    ]);
    const { position } = await book(visitor, {
      tourId: 'paje-seaweed-village',
      date: '2026-12-05',
      pickupTime: '08:30',
      travellers: [{ category: 'Adult (12+)', count: 7 }],
    });
    const after = await visitor.get<List<SlotView>>(`${path}?from=2026-12-05&to=2026-12-05`, {
      'x-min-position': position,
    });
    expect(after.body.items[0]).toMatchObject({ status: 'limited', seatsLeft: 3 });
    const month = await visitor.get<List<SlotView>>(path);
    expect(month.body.items[0]?.date).toBe('2026-11-20');
    expect(month.body.items.at(-1)?.date).toBe('2026-12-19');
  });

  it.each([
    '/api/tours/no-such-tour',
    '/api/tours/no-such-tour/related',
    '/api/tours/no-such-tour/availability',
    '/api/tours/%00',
    '/api/tours/constructor',
    '/api/tours/__proto__',
  ])('finds no tour at %s', async (path) => {
    const { status, body } = await visitor.get(path);
    expect([status, body.code]).toEqual([404, 'TourNotFound']);
  });

  it.each([
    '/api/tours',
    '/api/tours/featured',
    '/api/tours/spice-farm-tour',
    '/api/tours?q=spice',
  ])('does not send %s again to a client that has it', async (path) => {
    const first = await visitor.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('x-position')).not.toBeNull();
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('strict-transport-security')).not.toBeNull();
    const again = await visitor.get(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  /** A prepared answer may be a moment older than the route's answer, so this asks until both are the same. */
  async function bothAnswers(path: string) {
    const giveUpAt = Date.now() + 60_000;
    for (;;) {
      const prepared = await visitor.get(path);
      const position = prepared.headers.get('x-position') ?? '';
      const routed = await visitor.get(path, { 'x-min-position': position });
      if (routed.headers.get('etag') === prepared.headers.get('etag') || Date.now() > giveUpAt) {
        return { prepared, routed };
      }
    }
  }

  it('gets the same answer from the prepared answers and from the route', async () => {
    for (const path of ['/api/tours', '/api/tours/featured', '/api/tours/spice-farm-tour']) {
      const { prepared, routed } = await bothAnswers(path);
      expect([path, routed.headers.get('etag')]).toEqual([path, prepared.headers.get('etag')]);
      expect(routed.text === prepared.text).toBe(true);
      const zipped = await visitor.get(path, { 'accept-encoding': 'gzip' });
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      expect(zipped.text).toBe(prepared.text);
    }
  });

  it('lists booked tours before others', async () => {
    const { position } = await book(visitor, {
      tourId: 'masingini-forest-walk',
      pickupTime: '07:30',
    });
    const { body } = await visitor.get<List<TourListItem>>('/api/tours', {
      'x-min-position': position,
    });
    const booked = body.items.find(({ id }) => id === 'masingini-forest-walk');
    expect(booked?.totalBookings).toBe(1);
    expect(body.items.slice(0, 3).map(({ id }) => id)).toContain('masingini-forest-walk');
  });

  it('ignores a position of another log, and does not wait forever for a position that never comes', async () => {
    const other = await visitor.get('/api/tours', {
      'x-min-position': 'other-log.0000000000000001',
    });
    expect([other.status, other.headers.has('x-stale')]).toEqual([200, false]);
    const position = (await visitor.get('/api/tours')).headers.get('x-position') ?? '';
    const future = position.replace(/\d+$/, (digits) => '9'.repeat(digits.length));
    const stale = await visitor.get('/api/tours?q=spice', { 'x-min-position': future });
    expect([stale.status, stale.headers.get('x-stale')]).toEqual([200, 'true']);
  });

  it('accepts a view of a tour even if there is no such tour', async () => {
    for (const path of ['/api/tours/spice-farm-tour/views', '/api/tours/no-such-tour/views']) {
      const { status, text } = await visitor.post(path);
      expect([path, status, text]).toEqual([path, 202, '']);
    }
  });

  it('records that a visitor continued on WhatsApp', async () => {
    const note = { tourId: 'spice-farm-tour', tourTitle: 'Spice Farm Tour' };
    expect((await visitor.post('/api/whatsapp-conversions', note)).status).toBe(202);
    const unknown = { tourId: 'no-such-tour', tourTitle: 'No such tour' };
    expect((await visitor.post('/api/whatsapp-conversions', unknown)).status).toBe(202);
    expect((await visitor.post('/api/whatsapp-conversions', {})).status).toBe(422);
  });

  it('shows who the operator is', async () => {
    const { status, body } = await visitor.get('/api/site');
    expect([status, body]).toEqual([
      200,
      {
        name: 'Kanga Day Trips',
        whatsAppNumber: '255000000000',
        operatorEmail: 'operator@kanga-day-trips.example',
        operatorPhone: '+255 000 000 000',
        operatorAddress: '1 Example Street, Stone Town, Zanzibar',
        howToPay: 'Pay on arrival: cash in USD or TZS.',
        holdsSeats: true,
        dataKept: { bookingMonths: 36, contactMonths: 24 },
        sendsEmail: false,
        claims: { foundingYear: 2015, travellers: 10_000, tours: 50, rating: 4.8 },
        listedTours: 24,
        listedCategories: expect.not.arrayContaining(['Multi-day Experiences']) as unknown,
        publicUrl: 'https://tours.example',
      },
    ]);
  });
});

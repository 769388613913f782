import { askToBook, book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describe('a booking that cannot be made', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it.each([
    ['a day in the past', { date: '2026-11-19' }, 422, { code: 'PastDate' }],
    ['a departure that has left', { date: '2026-11-20' }, 422, { code: 'PastDate' }],
    [
      'a departure whose booking deadline has passed',
      { date: '2026-11-20', pickupTime: '14:00' },
      422,
      { code: 'PastDate' },
    ],
    ['a day too far ahead', { date: '2028-06-01' }, 409, { code: 'TourNotBookable' }],
    [
      'a time at which the tour does not start',
      { pickupTime: '10:00' },
      422,
      { code: 'NotAStartTime', startTimes: ['09:00', '14:00'] },
    ],
    [
      'a day on which the tour does not run',
      { tourId: 'paje-seaweed-village', date: '2026-12-06', pickupTime: '08:30' },
      422,
      { code: 'NotAStartTime', startTimes: [] },
    ],
    [
      'a kind of traveller that the tour has no price for',
      { travellers: [{ category: 'Seniors', count: 1 }] },
      422,
      { code: 'UnknownCategory', category: 'Seniors' },
    ],
    [
      'more travellers than the tour allows',
      { travellers: [{ category: 'Adult (12+)', count: 17 }] },
      422,
      { code: 'PartyTooLarge', maxGuests: 16, title: 'Max 16 travelers' },
    ],
    [
      'no travellers',
      { travellers: [{ category: 'Adult (12+)', count: 0 }] },
      422,
      { code: 'InvalidFields', errors: [{ field: 'travellers' }] },
    ],
    ['a tour that does not exist', { tourId: 'no-such-tour' }, 404, { code: 'TourNotFound' }],
    [
      'another price than the traveller saw',
      { expectedTotal: 59.99, expectedCurrency: 'USD' },
      409,
      { code: 'PriceChanged', price: { total: 60, currency: 'USD' } },
    ],
    [
      'another currency than the traveller saw',
      { expectedTotal: 60, expectedCurrency: 'EUR' },
      409,
      { code: 'PriceChanged' },
    ],
  ] as const)('is refused for %s', async (_, change, status, problem) => {
    const refused = await askToBook(system.visitor(), change);
    expect([refused.status, refused.body]).toMatchObject([status, problem]);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('is refused for a departure that staff closed', async () => {
    const path = '/api/admin/departures/spice-farm-tour_2026-12-11_0900';
    const closed = await staff.post(`${path}/closure`, { reason: 'Road works' });
    expect(closed.status).toBe(200);
    const input = { date: '2026-12-11' };
    const refused = await askToBook(system.visitor(), input);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'DepartureClosed', nearestFree: [{ date: '2026-12-10' }, {}, {}] },
    ]);
    expect(refused.text).not.toContain('Road works');
    await staff.post(`${path}/reopening`);
    expect((await askToBook(system.visitor(), input)).status).toBe(201);
  });

  it('is refused for a withdrawn tour, whose bookings can still be cancelled', async () => {
    const visitor = system.visitor();
    const input = { tourId: 'jozani-forest-mangrove', pickupTime: '08:00' };
    const booking = await book(visitor, input);
    const removed = await staff.ask('DELETE', '/api/admin/tours/jozani-forest-mangrove');
    expect(removed.status).toBe(200);
    const refused = await askToBook(system.visitor(), input);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'TourNotBookable' }]);
    const path = `/api/bookings/${booking.reference}`;
    const moved = await visitor.patch(path, { date: '2026-12-02' }, { 'if-match': '*' });
    expect([moved.status, moved.body.code]).toEqual([409, 'TourNotBookable']);
    const cancelled = await visitor.post(`${path}/cancellation`, {}, { 'if-match': '*' });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  });

  it('cannot be changed or cancelled by its traveller after it started', async () => {
    const visitor = system.visitor();
    const { reference } = await book(visitor, { date: '2026-12-01' });
    await system.stop();
    await system.startAgain({ CLOCK_START: '2026-12-01T06:00:00Z' });
    const path = `/api/bookings/${reference}`;
    await visitor.post(`${path}/proof`, { email: 'asha@example.com' });
    for (const refused of [
      await visitor.patch(path, { date: '2026-12-05' }, { 'if-match': '*' }),
      await visitor.post(`${path}/cancellation`, {}, { 'if-match': '*' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'AlreadyStarted']);
    }
  });
});

import { askToBook, book } from '../support/stories/booking-requests.ts';
import { schemaFaults } from '../support/json-schema.ts';
import { sendImage } from '../support/stories/send-image.ts';
import { System } from '../support/processes/start-system.ts';
import { png, pngBomb, svg } from '../support/hostile/upload-corpus.ts';
import type { Answered, Visitor } from '../support/stories/visitor.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Record<string, unknown>>> };
}

interface Operation {
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> }
    >
  >;
}

describe('the API’s own description', () => {
  let system: System;
  let visitor: Visitor;
  let staff: Visitor;
  let description: Description;

  beforeAll(async () => {
    system = await System.start();
    visitor = system.visitor();
    staff = await system.staff();
    description = (await visitor.get<Description>('/api/openapi.json')).body;
  });

  afterAll(() => system.remove());

  it('is OpenAPI 3.1, for programs and for people', async () => {
    expect(description.openapi).toBe('3.1.0');
    const page = await visitor.get('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.text).toContain('/api/bookings/{reference}');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.text) ?? [];
    expect((await visitor.get(style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it.each(['/api/openapi.json', '/api/docs'])(
    'is not sent again to clients that have %s',
    async (path) => {
      const etag = (await visitor.get(path)).headers.get('etag') ?? '';
      expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304);
      const packed = await visitor.get(path, { 'accept-encoding': 'br' });
      expect(packed.headers.get('content-encoding')).toBe('br');
    },
  );

  /** Checks an answer against its description; its status has to be described. */
  const holdAgainst = (method: string, path: string, answer: Answered<unknown>) => {
    const response = description.paths[path]?.[method]?.responses[answer.status];
    expect([method, path, answer.status, response === undefined]).toEqual([
      method,
      path,
      answer.status,
      false,
    ]);
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const schema = response?.content?.[type]?.schema;
    if (answer.text === '') {
      expect([path, schema]).toEqual([path, undefined]);
      return;
    }
    expect([path, schema === undefined]).toEqual([path, false]);
    const { schemas } = description.components;
    expect([path, schemaFaults(answer.body, schema ?? {}, schemas)]).toEqual([path, []]);
  };

  it('describes every answer to a traveller', async () => {
    const booking = await askToBook(visitor, { message: 'Hello', pickupPlace: 'Paje' });
    holdAgainst('post', '/api/bookings', booking);
    const { reference } = booking.body;
    for (const [path, params] of [
      ['/api/tours', ''],
      ['/api/tours', '?date=2026-12-01'],
      ['/api/tours/featured', ''],
      ['/api/tours/suggestions', '?q=s'],
      ['/api/tours/{id}', ''],
      ['/api/tours/{id}/related', ''],
      ['/api/tours/{id}/availability', ''],
      ['/api/site', ''],
      ['/api/auth/session', ''],
      ['/health/live', ''],
      ['/health/ready', ''],
      ['/api/bookings/{reference}', ''],
      ['/api/bookings/{reference}/history', ''],
    ] as const) {
      const asked = path.replace('{id}', 'spice-farm-tour').replace('{reference}', reference);
      holdAgainst('get', path, await visitor.get(`${asked}${params}`));
    }
    const at = '/api/bookings/{reference}';
    const here = `/api/bookings/${reference}`;
    holdAgainst('post', `${at}/quote`, await visitor.post(`${here}/quote`, { date: '2026-12-02' }));
    const seen = { 'if-match': '*' };
    holdAgainst('patch', at, await visitor.patch(here, { date: '2026-12-02' }, seen));
    holdAgainst('post', `${at}/cancellation`, await visitor.post(`${here}/cancellation`, {}, seen));
    const proof = { email: 'asha@example.com' };
    holdAgainst('post', `${at}/proof`, await visitor.post(`${here}/proof`, proof));
    holdAgainst('post', '/api/tours/{id}/views', await visitor.post('/api/tours/x/views'));
  });

  it('describes every answer to staff', async () => {
    const { bookingNumber } = await book(visitor);
    for (const [path, params] of [
      ['/api/admin/tours', ''],
      ['/api/admin/tours/{id}', ''],
      ['/api/admin/tours/{id}/history', ''],
      ['/api/admin/bookings', '?tab=all&limit=1'],
      ['/api/admin/bookings/counts', ''],
      ['/api/admin/bookings/{number}', ''],
      ['/api/admin/bookings/{number}/history', ''],
      ['/api/admin/departures', '?date=2026-12-01'],
      ['/api/admin/revenue', ''],
      ['/api/admin/projections', ''],
      ['/api/admin/projections/{name}/parked', ''],
      ['/api/auth/session', ''],
    ] as const) {
      const asked = path
        .replace('{id}', 'spice-farm-tour')
        .replace('{name}', 'tour-listings')
        .replace('{number}', String(bookingNumber));
      holdAgainst('get', path, await staff.get(`${asked}${params}`));
    }
  });

  it('describes every answer to the form of a tour', async () => {
    const at = '/api/admin/images';
    holdAgainst('post', at, await sendImage(staff, await png(20, 10)));
    holdAgainst('post', at, await sendImage(staff, svg));
    holdAgainst('post', at, await sendImage(staff, pngBomb()));
    const tour = await staff.get('/api/admin/tours/spice-farm-tour');
    const changed = { ...tour.body, title: 'Cloves', season: null };
    const preview = await staff.post('/api/admin/tours/spice-farm-tour/preview', changed);
    holdAgainst('post', '/api/admin/tours/{id}/preview', preview);
  });

  it('describes every refusal', async () => {
    holdAgainst('post', '/api/bookings', await visitor.post('/api/bookings', {}));
    holdAgainst('post', '/api/bookings', await askToBook(visitor, { date: '2026-02-30' }));
    holdAgainst('post', '/api/bookings', await askToBook(visitor, { date: '2028-12-01' }));
    holdAgainst('get', '/api/tours', await visitor.get('/api/tours?guests=x'));
    holdAgainst('get', '/api/tours/{id}', await visitor.get('/api/tours/no-such-tour'));
    holdAgainst('get', '/api/admin/bookings', await visitor.get('/api/admin/bookings'));
    const at = '/api/bookings/{reference}';
    holdAgainst('get', at, await visitor.get('/api/bookings/x'));
    holdAgainst('get', at, await visitor.get('/api/bookings/10000000'));
    holdAgainst('patch', at, await visitor.patch('/api/bookings/10000000', {}));
  });
});

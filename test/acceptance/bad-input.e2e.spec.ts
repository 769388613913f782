import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

const megabyte = 'x'.repeat(1_000_000);
const longText = 'x'.repeat(90_000);
const nul = 'a\u0000b';
const half = 'a\ud800b';

/** Values of the wrong type, for fields of each type. */
const noTexts = [5, true, null, {}, [], ['a'], '', '   ', nul, half, longText];
const noDays = [
  20261201,
  null,
  '',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '01.12.2026',
  '2026-12-01T00:00:00Z',
  'tomorrow',
  '２０２６-12-01',
  ['2026-12-01'],
];
const noTimes = [900, null, '', '9:00', '24:00', '09:60', '09:00:00', '9am', ['09:00']];
const noCounts = [-1, 0.5, '2', null, 1e21, [], {}];
const noLists = ['x', {}, 5, null, []];

describe('bad input', () => {
  let system: System;
  let visitor: Visitor;
  let booking: BookingView;
  let path: string;

  beforeAll(async () => {
    system = await System.start();
    visitor = system.visitor();
    booking = await book(visitor);
    path = `/api/bookings/${booking.reference}`;
  });

  afterAll(async () => {
    const after = await visitor.get<BookingView>(path);
    // After all tests the booking is unchanged and the product is ready.
    expect(after.body.revision).toBe(booking.revision);
    expect((await visitor.get('/health/ready')).status).toBe(200);
    expect('polluted' in {}).toBe(false);
    await system.remove();
  });

  const expectProblem = (answer: Answered, status: number, code: string, what: unknown) => {
    const shown = JSON.stringify([what]).slice(0, 200);
    expect([shown, answer.status, answer.body.code]).toEqual([shown, status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({ title: expect.any(String) as unknown, status });
    expect(answer.text).not.toMatch(/\n\s+at |node_modules|\.ts:|\.js:/);
  };

  const placing = (body: unknown, headers: Record<string, string> = {}) =>
    visitor.post('/api/bookings', body, { 'idempotency-key': freshKey(), ...headers });

  const fieldsOf = ({ body }: Answered) =>
    (body.errors as readonly { readonly field: string }[]).map(({ field }) => field);

  describe('in the body of a booking', () => {
    const withField = (field: string, value: unknown): unknown => {
      const [first = '', ...rest] = field.split('.');
      const set = (target: unknown, [key = '', ...more]: string[]): unknown => {
        const copy: Record<string, unknown> | unknown[] = Array.isArray(target)
          ? [...(target as unknown[])]
          : { ...(target as object) };
        const at = copy as Record<string, unknown>;
        at[key] = more.length === 0 ? value : set(at[key], more);
        return copy;
      };
      return set(spiceFarm, [first, ...rest]);
    };

    it.each<[string, readonly unknown[]]>([
      ['tourId', noTexts],
      ['date', noDays],
      ['pickupTime', noTimes],
      ['travellers', noLists],
      ['travellers.0', ['x', 5, null, []]],
      ['travellers.0.categoryId', noTexts],
      ['travellers.0.category', noTexts],
      ['travellers.0.count', noCounts],
      ['customer', ['x', 5, null, []]],
      ['customer.name', noTexts],
      [
        'customer.email',
        [...noTexts, 'asha', 'asha@', '@x.yz', 'a b@x.yz', 'a@x.yz\r\nbcc: b@x.yz'],
      ],
      ['customer.phone', noTexts],
      ['pickupPlace', [5, null, {}, nul, half, longText]],
      ['message', [5, null, {}, nul, half, longText]],
      ['expectedTotal', ['60', null, -1, {}, 1e300]],
      ['locale', ['', 'EN', 'e', 'en_GB', 5, null, {}]],
    ])('%s is named when it is invalid', async (field, values) => {
      for (const value of values) {
        const answer = await placing(withField(field, value));
        expectProblem(answer, 422, 'InvalidFields', [field, value]);
        const [fault = ''] = fieldsOf(answer);
        expect([value, fault.startsWith(field)]).toEqual([value, true]);
      }
    });

    it.each(['tourId', 'date', 'pickupTime', 'travellers', 'customer'])(
      '%s may not be missing',
      async (field) => {
        const answer = await placing({ ...spiceFarm, [field]: undefined });
        expectProblem(answer, 422, 'InvalidFields', field);
        expect(fieldsOf(answer)).toEqual([field]);
        expect(answer.body.errors).toEqual([
          { field, message: 'Please fill in all required fields' },
        ]);
      },
    );

    it.each([
      ['status', 'confirmed'],
      ['totalPrice', 1],
      ['bookingNumber', 10_000_001],
      ['customer.isAdmin', true],
      ['travellers.0.price', 0],
      ['constructor', {}],
      ['toString', 'x'],
      ['$where', '1'],
    ])('%s is unknown and refused', async (field, value) => {
      const answer = await placing(withField(field, value));
      expectProblem(answer, 422, 'InvalidFields', field);
      expect(fieldsOf(answer)).toEqual([field]);
    });

    it('`__proto__` is refused as an unknown field', async () => {
      const text = JSON.stringify(spiceFarm);
      const polluter = `${text.slice(0, -1)},"__proto__":{"polluted":true}}`;
      expectProblem(await placing(polluter), 422, 'InvalidFields', '__proto__');
    });

    it('names every fault in one answer', async () => {
      const answer = await placing({ ...spiceFarm, date: '2026-02-30', pickupTime: '25:00', x: 1 });
      expect(fieldsOf(answer)).toEqual(['x', 'date', 'pickupTime']);
    });

    it('an expected total must be given together with its currency', async () => {
      for (const part of [{ expectedTotal: 60 }, { expectedCurrency: 'USD' }]) {
        expectProblem(await placing({ ...spiceFarm, ...part }), 422, 'InvalidFields', part);
      }
      for (const price of [
        { expectedTotal: 60.001, expectedCurrency: 'USD' },
        { expectedTotal: 60, expectedCurrency: 'CHF' },
      ]) {
        expectProblem(await placing({ ...spiceFarm, ...price }), 422, 'InvalidFields', price);
      }
    });

    it('text that is not valid JSON is refused', async () => {
      for (const text of [
        '{',
        '{"tourId":',
        'tourId=x',
        '{"a":NaN}',
        "{'a':1}",
        '{"a":1,}',
        '\ufeff',
      ]) {
        expectProblem(await placing(text), 400, 'MalformedRequest', text);
      }
      expectProblem(
        await placing(new Uint8Array([0x7b, 0xff, 0x7d])),
        400,
        'MalformedRequest',
        0xff,
      );
      expectProblem(await placing('['.repeat(50_000)), 400, 'MalformedRequest', 'open nest');
      const nest = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
      expectProblem(await placing(nest), 400, 'MalformedRequest', 'nest');
      const nestedObjects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
      expectProblem(await placing(nestedObjects), 400, 'MalformedRequest', 'nested objects');
    });

    it('a body that is not an object is refused', async () => {
      for (const text of ['[]', 'null', '"text"', '5', 'true']) {
        expectProblem(await placing(text), 422, 'InvalidFields', text);
      }
      const nothing = await visitor.post('/api/bookings', undefined, {
        'idempotency-key': freshKey(),
      });
      expectProblem(nothing, 422, 'InvalidFields', 'nothing');
    });

    it('other content types are refused', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const answer = await placing(JSON.stringify(spiceFarm), { 'content-type': type });
        expectProblem(answer, 415, 'UnsupportedMediaType', type);
      }
      const zipped = await placing(JSON.stringify(spiceFarm), { 'content-encoding': 'gzip' });
      expectProblem(zipped, 415, 'UnsupportedMediaType', 'gzip');
    });

    it('a megabyte in any field is refused as too much', async () => {
      for (const body of [
        { ...spiceFarm, message: megabyte },
        { ...spiceFarm, [megabyte]: 1 },
        megabyte,
      ]) {
        expectProblem(await placing(body), 413, 'BodyTooLarge', 'a megabyte');
      }
    });
  });

  describe('in headers', () => {
    it('an Idempotency-Key is required, and has 1 to 128 visible characters', async () => {
      const without = await visitor.post('/api/bookings', spiceFarm);
      expectProblem(without, 400, 'IdempotencyKeyMissing', 'no key');
      for (const key of ['', 'two words', 'x'.repeat(129), 'ä']) {
        const answer = await placing(spiceFarm, { 'idempotency-key': key });
        expectProblem(answer, 400, 'IdempotencyKeyInvalid', key);
      }
      const patched = await visitor.patch(path, {}, { 'if-match': '*', 'idempotency-key': 'a b' });
      expectProblem(patched, 400, 'IdempotencyKeyInvalid', 'a b');
    });

    it('an If-Match must be a revision or a star', async () => {
      for (const sent of ['', 'W/"1"', '"1", "2"', '"one"', '1.5', '"1', 'x'.repeat(5_000)]) {
        const answer = await visitor.patch(path, {}, { 'if-match': sent });
        expectProblem(answer, 400, 'MalformedRequest', sent);
      }
      for (const call of ['PATCH ', 'POST /cancellation']) {
        const [method = '', below = ''] = call.split(' ');
        const answer = await visitor.ask(method, `${path}${below}`, { body: {} });
        expectProblem(answer, 428, 'IfMatchMissing', call);
      }
    });

    it('a revision that does not exist yet is refused', async () => {
      const answer = await visitor.patch(path, { guests: 1 }, { 'if-match': '"999"' });
      expectProblem(answer, 412, 'RevisionMismatch', 999);
      expect(answer.body).toMatchObject({ revision: booking.revision, differences: [] });
    });

    it('other hostile headers have no effect', async () => {
      for (const [name, value] of [
        ['x-min-position', 'x'.repeat(10_000)],
        ['x-min-position', '..'],
        ['if-none-match', '"'.repeat(1_000)],
        ['accept-encoding', 'gzip;q=x'.repeat(500)],
        ['accept', 'text/html'],
        ['cookie', '='.repeat(5_000)],
        ['cookie', 'booking-10000000=..; session=%00'],
        ['x-forwarded-for', 'nobody'],
        ['x-request-id', 'x'.repeat(5_000)],
        ['x-http-method-override', 'DELETE'],
        ['authorization', 'Bearer x'],
      ] as const) {
        const answer = await system.visitor().get('/api/tours?q=spice', { [name]: value });
        expect([name, answer.status]).toEqual([name, 200]);
      }
    });
  });

  describe('in paths and queries', () => {
    it.each([
      'ZBL-1234567',
      'ZBL-123456789',
      'ZBL-01234567',
      'ABC-12345678',
      'ZBL-1234567x',
      '12345678.0',
      '-12345678',
      '1e7',
      '0x989680',
      '%00',
      '１２３４５６７８',
      'x'.repeat(2_000),
      '%E0%A4',
    ])('%s is refused as a booking reference', async (reference) => {
      const code = reference === '%E0%A4' ? 'MalformedRequest' : 'InvalidReference';
      for (const [method, below, body] of [
        ['GET', '', undefined],
        ['GET', '/history', undefined],
        ['POST', '/proof', { email: 'asha@example.com' }],
        ['PATCH', '', {}],
        ['POST', '/quote', {}],
        ['POST', '/cancellation', {}],
      ] as const) {
        const answer = await visitor.ask(method, `/api/bookings/${reference}${below}`, {
          ...(body === undefined ? {} : { body }),
          headers: { 'if-match': '*' },
        });
        expectProblem(answer, 400, code, [method, below]);
        if (code === 'InvalidReference') {
          expect(answer.body.title).toBe('Invalid booking reference');
        }
      }
    });

    it('an unused reference is not found', async () => {
      const answer = await visitor.get('/api/bookings/ZBL-10000000');
      expectProblem(answer, 404, 'BookingNotFound', 'ZBL-10000000');
      expect(answer.body.title).toBe('Booking not found');
    });

    it.each([
      '/api/tours?guests=0',
      '/api/tours?guests=-1',
      '/api/tours?guests=1.5',
      '/api/tours?guests=two',
      '/api/tours?nextStartFor=0',
      '/api/tours?guests=1e1',
      '/api/tours?guests=2&guests=3',
      '/api/tours?date=2026-02-30',
      '/api/tours?date=tomorrow',
      '/api/tours?category=Anything',
      `/api/tours?q=${'x'.repeat(1_000)}`,
      '/api/tours?q=%00',
      '/api/tours?q[$ne]=x',
      '/api/tours?__proto__=x',
      '/api/tours?sort=price',
      '/api/tours/suggestions?q=a&q=b',
      '/api/tours/spice-farm-tour/availability?from=2026-02-30',
      '/api/tours/spice-farm-tour/availability?from=2026-12-02&to=2026-12-01',
      '/api/tours/spice-farm-tour/availability?from=2026-12-01&to=2027-12-01',
      '/api/tours/spice-farm-tour/availability?from=0001-01-01&to=9999-12-31',
    ])('%s is refused', async (query) => {
      expectProblem(await visitor.get(query), 422, 'InvalidFields', query);
    });

    it.each([
      ['GET', '/api', 404, 'NotFound'],
      ['GET', '/api/', 404, 'NotFound'],
      ['GET', '/api/nothing', 404, 'NotFound'],
      ['POST', '/api/nothing', 404, 'NotFound'],
      ['GET', '/api//tours', 404, 'NotFound'],
      ['DELETE', '/api/tours', 405, 'MethodNotAllowed'],
      ['GET', '/api/bookings', 405, 'MethodNotAllowed'],
      ['PUT', '/api/bookings/ZBL-10000000', 405, 'MethodNotAllowed'],
      ['POST', '/', 405, 'MethodNotAllowed'],
      ['POST', '/tours?q=spice', 405, 'MethodNotAllowed'],
      ['DELETE', '/tour/spice-farm-tour', 405, 'MethodNotAllowed'],
      ['PUT', '/admin/bookings', 405, 'MethodNotAllowed'],
      ['POST', '/favicon.svg', 405, 'MethodNotAllowed'],
      ['POST', '/no/such/page', 404, 'NotFound'],
      ['GET', '/api/admin/bookings', 401, 'NotSignedIn'],
      ['GET', '/assets/nothing.js', 404, 'NotFound'],
      ['GET', '/health/nothing', 404, 'NotFound'],
    ])('%s %s is answered with %d', async (method, at, status, code) => {
      const answer = await visitor.ask(method, at);
      expectProblem(answer, status, code, at);
      expect(answer.headers.has('allow')).toBe(status === 405);
    });

    it.each(['/destinations/..%2f..', '/destinations/..%2F..%2Fetc', '/...'])(
      '%s is not found, and the answer is a page that says so',
      async (at) => {
        const { status, headers, text } = await visitor.get(at);
        expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        expect(text).toContain('Page not found');
      },
    );
  });

  describe('in other bodies', () => {
    it('a proof must be an e-mail address or a token', async () => {
      const [email, token] = ['asha@example.com', '0'.repeat(64)];
      for (const body of [
        ...[{}, { email: 5 }, { email: 'x' }, { email: nul }, { email, token }, { email: null }],
        ...[{ token: 5 }, { token: '' }, { token: nul }, { token: '0'.repeat(201) }, { code: 'x' }],
      ]) {
        expectProblem(await visitor.post(`${path}/proof`, body), 422, 'InvalidFields', body);
      }
    });

    it.each<[object, string]>([
      [{ date: '2026-02-30' }, 'date'],
      [{ pickupTime: '9:00' }, 'pickupTime'],
      [{ guests: 0 }, 'guests'],
      [{ guests: 1.5 }, 'guests'],
      [{ guests: '2' }, 'guests'],
      [{ guests: 1, travellers: spiceFarm.travellers }, 'guests'],
      [{ travellers: [] }, 'travellers'],
      [{ travellers: [{ category: 'Adult (12+)', count: -1 }] }, 'travellers.0.count'],
      [{ contact: 'Asha' }, 'contact'],
      [{ contact: { name: '' } }, 'contact.name'],
      [{ contact: { email: 'x@example.com' } }, 'contact.email'],
      [{ message: half }, 'message'],
      [{ status: 'confirmed' }, 'status'],
      [{ expectedTotal: 60 }, 'expectedCurrency'],
    ])('a change of %j is refused', async (change, field) => {
      const answer = await visitor.patch(path, change, { 'if-match': '*' });
      expectProblem(answer, 422, 'InvalidFields', change);
      expect(fieldsOf(answer)).toEqual([field]);
    });

    it('a quote needs a day, and travellers in categories of the tour', async () => {
      const at = '/api/tours/spice-farm-tour/quote';
      const { travellers } = spiceFarm;
      for (const body of [{}, { date: '2026-12-01' }, { date: '2026-02-30', travellers }]) {
        expectProblem(await visitor.post(at, body), 422, 'InvalidFields', body);
      }
      const unknown = { date: '2026-12-01', travellers: [{ category: 'Seniors', count: 1 }] };
      expectProblem(await visitor.post(at, unknown), 422, 'UnknownCategory', unknown);
      const nowhere = await visitor.post('/api/tours/no-such-tour/quote', {
        date: '2026-12-01',
        travellers,
      });
      expectProblem(nowhere, 404, 'TourNotFound', 'no such tour');
    });

    it('a reason for cancelling must be a text of limited length', async () => {
      for (const reason of [5, null, longText, nul]) {
        const answer = await visitor.post(`${path}/cancellation`, { reason }, { 'if-match': '*' });
        expectProblem(answer, 422, 'InvalidFields', reason);
      }
    });
  });
});

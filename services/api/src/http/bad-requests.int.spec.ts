import { connect } from 'node:net';
import { startThingApi } from '../../../../test/support/thing-api.ts';
import { bulkActBookingsMax } from '../../../libs/contracts/bulk-act/bulk-act-limits.ts';

const key = { 'idempotency-key': 'k' };
const json = { 'content-type': 'application/json' };

describe('bad requests to the HTTP layer of the API', () => {
  let things: Awaited<ReturnType<typeof startThingApi>>;

  beforeAll(async () => {
    things = await startThingApi();
  });

  afterAll(() => things.api.close(1_000));

  const ask: typeof things.ask = (...asked) => things.ask(...asked);
  const post = (body: object, headers: Record<string, string> = {}) =>
    ask('POST', '/api/things', {
      body: JSON.stringify(body),
      headers: { ...json, ...key, ...headers },
    });

  /** Sends raw text and returns the status line and body of the answer. */
  const raw = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(things.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket
        .on('error', () => undefined)
        .on('close', () => {
          resolve(answer);
        });
    });

  it.each<[string, number, string, RequestInit]>([
    ['no key', 400, 'IdempotencyKeyMissing', { body: '{"text":"a"}', headers: json }],
    [
      'a key of spaces',
      400,
      'IdempotencyKeyInvalid',
      { body: '{"text":"a"}', headers: { ...json, 'idempotency-key': 'a b' } },
    ],
    ['no JSON', 400, 'MalformedRequest', { body: '{"text":', headers: { ...json, ...key } }],
    [
      'no UTF-8',
      400,
      'MalformedRequest',
      { body: Buffer.from([0x22, 0xff, 0x22]), headers: { ...json, ...key } },
    ],
    [
      'a body that is nested too deeply',
      400,
      'MalformedRequest',
      { body: '['.repeat(40_000) + ']'.repeat(40_000), headers: { ...json, ...key } },
    ],
    [
      'thousands of values',
      400,
      'MalformedRequest',
      {
        body: JSON.stringify(Array.from({ length: 5_000 }, () => 1)),
        headers: { ...json, ...key },
      },
    ],
    [
      'a form',
      415,
      'UnsupportedMediaType',
      { body: 'text=a', headers: { 'content-type': 'application/x-www-form-urlencoded', ...key } },
    ],
    ['no type', 415, 'UnsupportedMediaType', { body: Buffer.from('{}'), headers: key }],
    [
      'a compressed body',
      415,
      'UnsupportedMediaType',
      { body: '{}', headers: { ...json, ...key, 'content-encoding': 'gzip' } },
    ],
    [
      'a megabyte',
      413,
      'BodyTooLarge',
      { body: JSON.stringify({ text: 'x'.repeat(1_000_000) }), headers: { ...json, ...key } },
    ],
    ['nothing', 422, 'InvalidFields', { headers: key }],
    ['a list', 422, 'InvalidFields', { body: '[]', headers: { ...json, ...key } }],
    ['null', 422, 'InvalidFields', { body: 'null', headers: { ...json, ...key } }],
    [
      'an unknown field',
      422,
      'InvalidFields',
      { body: '{"text":"a","more":1}', headers: { ...json, ...key } },
    ],
    [
      'a field that would change a prototype',
      422,
      'InvalidFields',
      { body: '{"text":"a","__proto__":{"isAdmin":true}}', headers: { ...json, ...key } },
    ],
    [
      'a number as text',
      422,
      'InvalidFields',
      { body: '{"text":"a","number":"1"}', headers: { ...json, ...key } },
    ],
  ])('refuses %s', async (_, status, code, init) => {
    const answer = await ask('POST', '/api/things', init);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.body).toMatchObject({
      type: `/problems/${code}`,
      title: expect.any(String) as unknown,
      detail: expect.any(String) as unknown,
      status,
    });
    expect('isAdmin' in {}).toBe(false);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('are refused if a browser sends a change on behalf of another site: %j', async (headers) => {
    expect(await post({ text: 'a' }, headers)).toMatchObject({
      status: 403,
      body: { code: 'CrossSiteRequest' },
    });
    expect((await ask('GET', '/api/things/1', { headers })).status).toBe(200);
  });

  it('get an answer that names every invalid field by its path', async () => {
    const { body } = await post({ text: '', number: 10, inner: { name: 'too long', x: 1 } });
    expect(body.errors).toEqual([
      { field: 'text', message: 'Please fill in all required fields' },
      { field: 'number', message: 'Give a whole number from 1 to 9' },
      { field: 'inner.x', message: 'There is no such field' },
      { field: 'inner.name', message: 'Use a text of at most 5 characters' },
    ]);
  });

  it('do not include a body that names as many bookings as one bulk act may have', async () => {
    const bookings = Array.from({ length: bulkActBookingsMax }, (_none, index) => index);
    // The answer complains about the unknown field, not about the size of the body.
    expect((await post({ text: 'a', bookings })).status).toBe(422);
  });

  it('get a text about required fields only if one is missing', async () => {
    const missing = await post({ text: '', number: 10 });
    expect(missing.body.title).toBe('Please fill in all required fields');
    const wrong = await post({ text: 'a', number: 10 });
    expect(wrong.body).toMatchObject({
      title: 'Some fields cannot be accepted',
      detail: 'Give a whole number from 1 to 9',
    });
  });

  it('include a change without a revision, if it must not overwrite another change', async () => {
    expect(await ask('PATCH', '/api/things/1')).toMatchObject({
      status: 428,
      body: { code: 'IfMatchMissing' },
    });
    expect(await ask('PATCH', '/api/things/1', { headers: { 'if-match': 'W/"1"' } })).toMatchObject(
      { status: 400, body: { code: 'MalformedRequest' } },
    );
  });

  it('get the title of their problem kind if they are refused', async () => {
    const { status, body } = await ask('GET', '/api/things/full');
    expect([status, body]).toEqual([
      422,
      {
        type: '/problems/PartyTooLarge',
        title: 'Max 12 travelers',
        status: 422,
        detail: 'Max 12 travelers',
        code: 'PartyTooLarge',
        maxGuests: 12,
      },
    ]);
    const busy = await ask('GET', '/api/things/busy');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('get the id of the request and no cause after an unexpected error', async () => {
    const { status, headers, body } = await ask('GET', '/api/things/broken', {
      headers: { 'x-request-id': 'request-2' },
    });
    expect([status, body.code, headers.get('x-request-id')]).toEqual([
      500,
      'Unexpected',
      'request-2',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret|at |\.ts/);
  });

  it.each([
    ['GET', '/api/nothing', 404, 'NotFound'],
    ['GET', '/nothing', 404, 'NotFound'],
    ['POST', '/api/things/1', 405, 'MethodNotAllowed'],
    ['PUT', '/api/things', 405, 'MethodNotAllowed'],
    ['GET', '/api/things/%zz', 400, 'MalformedRequest'],
  ])('such as %s %s are answered with %d', async (method, path, status, code) => {
    expect(await ask(method, path)).toMatchObject({ status, body: { code, status } });
  });

  it('are cut off if a chunked body becomes too long', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const head = `POST /api/things HTTP/1.1\r\nhost: x\r\nidempotency-key: k\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const answer = await raw(head + chunk.repeat(8));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('BodyTooLarge');
  });

  it('are refused if the head is too long or is not HTTP', async () => {
    expect(
      await raw(`GET /api/things HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 431 /);
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('do not include an unknown expectation, which is ignored', async () => {
    const head = 'GET /api/things HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';
    expect(await raw(`${head}expect: cake\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  });
});

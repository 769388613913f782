import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { long, startThingApi } from '../../../../test/support/thing-api.ts';
import { requestedRoute } from './requested-route.ts';
import { createApi } from '../create-api.ts';

const key = { 'idempotency-key': 'k' };
const json = { 'content-type': 'application/json' };

describe('the HTTP layer of the API', () => {
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

  it('answers JSON that caches do not keep and pages cannot frame', async () => {
    const { status, headers, body } = await ask('GET', '/api/things/spice%20farm/');
    expect([status, body]).toEqual([200, { id: 'spice farm' }]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
      'cross-origin-resource-policy': 'same-origin',
      etag: '"3"',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('validates the query strictly', async () => {
    expect((await ask('GET', '/api/things?q=sun&guests=3')).body).toEqual({
      query: { q: 'sun', guests: 3 },
    });
    expect((await ask('GET', '/api/things?q=')).body).toEqual({ query: {} });
    for (const query of [
      'guests=0',
      'guests=1.5',
      'guests=1e0',
      'guests=2&guests=3',
      'x=1',
      'q=%00',
    ]) {
      const { status, body } = await ask('GET', `/api/things?${query}`);
      expect([query, status, body.code]).toEqual([query, 422, 'InvalidFields']);
    }
  });

  it('gives each command its context', async () => {
    const { status, body } = await post({ text: 'a' }, { 'x-request-id': 'request-1' });
    expect(status).toBe(201);
    expect(body).toEqual({
      body: { text: 'a' },
      context: {
        actor: { kind: 'customer' },
        scope: 'public',
        idempotencyKey: 'k',
        body: { text: 'a' },
        requestId: 'request-1',
        correlationId: 'request-1',
      },
    });
    const changed = await ask('PATCH', '/api/things/1', { headers: { 'if-match': '"7"' } });
    expect(changed.body).toEqual({ ifMatch: 7, body: {} });
  });

  it('answers HEAD and OPTIONS', async () => {
    const head = await ask('HEAD', '/api/things/1');
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([
      200,
      '10',
      undefined,
    ]);
    const options = await ask('OPTIONS', '/api/things/1');
    expect([options.status, options.headers.get('allow')]).toEqual([
      204,
      'DELETE, GET, PATCH, HEAD, OPTIONS',
    ]);
    expect((await ask('POST', '/api/things/1')).headers.get('allow')).toBe(
      'DELETE, GET, PATCH, HEAD, OPTIONS',
    );
    expect((await ask('DELETE', '/api/things/1')).status).toBe(204);
  });

  it('answers 304 to a client that already has the public content, and compresses long content', async () => {
    const first = await fetch(`http://127.0.0.1:${things.port}/api/things/long`);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'x-position': 'here',
    });
    expect(await first.json()).toEqual({ long });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('GET', '/api/things/long', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
  });

  it('sends every cookie', async () => {
    const { headers } = await ask('GET', '/api/things/cookie');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('ignores headers about the address of the caller unless a proxy is trusted', async () => {
    const { body } = await ask('GET', '/api/things/address', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(body).toEqual({ ip: '127.0.0.1' });
  });
});

describe('a refused request', () => {
  it('is reported with its route, without its path and query', async () => {
    const refused: string[] = [];
    const { api, ask } = await startThingApi({
      refused: ({ code }, request) => {
        refused.push(`${code} ${requestedRoute(request)} ${request.ip}`);
      },
    });
    await ask('GET', '/api/things/busy?email=amina@example.com');
    await ask('PATCH', '/api/things/7', { headers: { 'sec-fetch-site': 'cross-site' } });
    await ask('GET', '/api/things/long');
    await api.close(1_000);
    expect(refused).toEqual([
      'TooManyRequests GET /api/things/busy 127.0.0.1',
      'CrossSiteRequest PATCH /api/things/:id 127.0.0.1',
    ]);
  });
});

describe('an API that is closed', () => {
  it('finishes the answers it has begun and accepts no new connections', async () => {
    let go: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      go = resolve;
    });
    let finish: ((value: object) => void) | undefined;

    @Controller('api/slow')
    class SlowController {
      @Get()
      slow(): Promise<object> {
        go?.();
        return new Promise((resolve) => {
          finish = resolve;
        });
      }

      @Get('not')
      quick(): object {
        return {};
      }
    }

    @Module({ controllers: [SlowController] })
    class SlowModule {}

    const api = await createApi(SlowModule, {
      publicUrl: 'https://x.example',
      trustedProxies: 0,
      logger: false,
    });
    const port = await api.listen('127.0.0.1', 0);
    const answer = fetch(`http://127.0.0.1:${port}/api/slow`);
    await begun;
    const closed = api.close(5_000);
    // Connections may be accepted for another moment, until the server has stopped listening.
    const knock = () => fetch(`http://127.0.0.1:${port}/api/slow/not`).then(() => 'let in');
    while ((await knock().catch(() => 'shut')) !== 'shut');
    finish?.({ done: true });
    const { status, headers } = await answer;
    expect([status, headers.get('strict-transport-security')]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
    await closed;
  });
});

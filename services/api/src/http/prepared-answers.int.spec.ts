import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { PreparedAnswers } from './prepared-answers.ts';

describe('a prepared answer', () => {
  let server: Server;
  let url: string;
  let answers: PreparedAnswers;
  let clock: VirtualClock;
  let body: object | undefined;
  const until = '2026-11-20T21:00:00.000Z';

  beforeEach(async () => {
    body = { items: ['Spice Farm Tour'] };
    clock = new VirtualClock();
    answers = new PreparedAnswers(clock, ['x-content-type-options', 'nosniff']);
    answers.serve('/api/tours', () =>
      body === undefined ? undefined : { body, headers: { 'x-position': 'here' }, until },
    );
    answers.serveEach('/api/tours/*', (name) =>
      name === 'spice-farm-tour' ? { body: { name, body }, headers: {}, until } : undefined,
    );
    answers.serveEach('/api/tours/*/related', (name) =>
      name === 'spice-farm-tour' ? { body: { like: name }, headers: {}, until } : undefined,
    );
    server = createServer((request, response) => {
      if (!answers.answer(request, response)) response.writeHead(418).end('left to the route');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/tours`;
  });

  afterEach(() => {
    server.close();
  });

  it('is sent as it was built, compressed for clients that accept gzip', async () => {
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('x-position')).toBe('here');
    expect(zipped.headers.get('x-content-type-options')).toBe('nosniff');
    expect(zipped.headers.get('cache-control')).toBe('no-cache');
    expect(await zipped.json()).toEqual(body);
    const plain = await fetch(url, { headers: { 'accept-encoding': 'gzip;q=0, identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.json()).toEqual(body);
  });

  it('is answered with 304 to a client that has it', async () => {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await fetch(url, { headers: { 'if-none-match': known } });
      expect([known, again.status]).toEqual([known, 304]);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  const etagNow = async () => (await fetch(url)).headers.get('etag');

  it('is rebuilt only after a change', async () => {
    const first = await etagNow();
    body = { items: [] };
    expect(await etagNow()).toBe(first);
    await clock.advance(1_000);
    expect(await etagNow()).toBe(first);
    answers.invalidate();
    expect(await (await fetch(url)).json()).toEqual({ items: [] });
  });

  it('is rebuilt at most four times a second even if its source changes often', async () => {
    const first = await etagNow();
    body = { items: [] };
    answers.invalidate();
    expect(await etagNow()).toBe(first);
    await clock.advance(249);
    expect(await etagNow()).toBe(first);
    await clock.advance(1);
    expect(await etagNow()).not.toBe(first);
  });

  it('is rebuilt when its day is over', async () => {
    const first = await etagNow();
    body = { items: [] };
    clock.set('2026-11-20T20:59:59.999Z');
    expect(await etagNow()).toBe(first);
    clock.set(until);
    expect(await etagNow()).not.toBe(first);
  });

  it('can belong to one of many paths with the same pattern', async () => {
    const one = await fetch(`${url}/spice-farm-tour`);
    expect(await one.json()).toEqual({ name: 'spice-farm-tour', body });
    const below = await fetch(`${url}/spice-farm-tour/related`);
    expect(await below.json()).toEqual({ like: 'spice-farm-tour' });
  });

  it('has no body for a HEAD', async () => {
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each([
    ['a request that reads its own write', { 'x-min-position': 'log.1' }, 'GET'],
    ['another method', {}, 'POST'],
  ])('leaves %s to the route', async (_, headers, method) => {
    expect((await fetch(url, { headers, method })).status).toBe(418);
  });

  it('leaves another path, a query, and an answer that cannot be built to the route', async () => {
    expect((await fetch(`${url}/no-such-tour`)).status).toBe(418);
    for (const path of ['no-such-tour/related', 'spice-farm-tour/like', 'related', '/related']) {
      expect([path, (await fetch(`${url}/${path}`)).status]).toEqual([path, 418]);
    }
    expect((await fetch(`${url}?q=spice`)).status).toBe(418);
    body = undefined;
    expect((await fetch(url)).status).toBe(418);
  });
});

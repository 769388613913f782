import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../http/security-headers.ts';
import { StaticFiles } from './static-files.ts';

describe('the files of the site', () => {
  const script = `console.log(${JSON.stringify('karibu '.repeat(500))});`;
  let directory: string;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(directory, 'assets'));
    mkdirSync(join(directory, '.vite'));
    writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Tours</title>');
    writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
    writeFileSync(join(directory, 'assets', 'index-Ab12.js'), script);
    writeFileSync(join(directory, 'assets', 'dhow-Cd34.avif'), Buffer.alloc(2_000));
    writeFileSync(join(directory, 'assets', 'removed-Gh78.js'), script);
    writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
    const files = StaticFiles.list(directory, securityHeaders('http://localhost'));
    server = createServer((request, response) => {
      if (files.answer(request, response)) return;
      const how = { status: 404, headers: ['x-robots-tag', 'noindex'] };
      if (request.url === '/empty' && files.sendEmptyPage(request, response, how)) return;
      response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}${path}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });

  it('include the empty page, which is sent with the status and headers that the caller gives', async () => {
    const page = await get('/empty');
    expect([page.status, await page.text()]).toEqual([404, '<!doctype html><title>Tours</title>']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('are cached permanently if their name changes with their content', async () => {
    const asset = await get('/assets/index-Ab12.js');
    expect(await asset.text()).toBe(script);
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const robots = await get('/robots.txt');
    expect(robots.headers.get('cache-control')).toBe('no-cache');
  });

  it('are compressed in the best encoding that the client accepts', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0, br;q=0.0', null],
      ['', null],
    ] as const) {
      const asset = await get('/assets/index-Ab12.js', { 'accept-encoding': accepted });
      expect([accepted, asset.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(await asset.text()).toBe(script);
      expect(asset.headers.get('vary')).toBe('accept-encoding');
    }
    const picture = await get('/assets/dhow-Cd34.avif', { 'accept-encoding': 'br' });
    expect(picture.headers.get('content-encoding')).toBeNull();
  });

  it('are answered with 304 to a client that has them', async () => {
    const etag = (await get('/robots.txt')).headers.get('etag') ?? '';
    for (const known of [etag, `"another", W/${etag}`]) {
      const again = await get('/robots.txt', { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(Object.fromEntries(again.headers)).toMatchObject({
        ...{ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' },
        'x-content-type-options': 'nosniff',
      });
    }
    const ofPage = (await get('/empty')).headers.get('etag') ?? '';
    expect((await get('/empty', { 'if-none-match': ofPage })).status).toBe(404);
  });

  it('answer a HEAD without a body', async () => {
    const head = await get('/robots.txt', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '13',
      '',
    ]);
  });

  it.each(['bytes=-5', 'bytes=5-2', 'bytes=0-18446744073709551615', 'pages=0-1'])(
    'are sent whole to a client that asks for the range %s',
    async (range) => {
      const asset = await get('/assets/index-Ab12.js', { range });
      expect([asset.status, await asset.text()]).toEqual([200, script]);
    },
  );

  it('end the connection if they were removed after the start, and the others are still sent', async () => {
    rmSync(join(directory, 'assets', 'removed-Gh78.js'));
    await expect(get('/assets/removed-Gh78.js')).rejects.toThrow('fetch failed');
    expect((await get('/robots.txt')).status).toBe(200);
  });

  it.each([
    '/',
    '/index.html',
    '/tour/spice-farm-tour',
    '/api/nothing',
    '/health/nothing',
    '/assets/gone-Ef56.js',
    '/favicon.png',
    '/.vite/manifest.json',
    '/../package.json',
    '/..%2fpackage.json',
  ])('leave %s to other handlers', async (path) => {
    expect((await get(path)).status).toBe(418);
  });

  it('leave every path to other handlers if no site was built, and leave other methods to them in all cases', async () => {
    expect((await get('/robots.txt', {}, 'POST')).status).toBe(418);
    const none = StaticFiles.list(join(directory, 'assets'), securityHeaders('http://localhost'));
    expect(none.answer({ method: 'GET', url: '/dhow-Cd34.avif' } as never, {} as never)).toBe(
      false,
    );
    expect(none.sendEmptyPage({} as never, {} as never, { status: 200 })).toBe(false);
  });
});

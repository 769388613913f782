import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type {
  PageElsewhere,
  PageParts,
  PageWish,
} from '../../../libs/contracts/site/page-rendering.ts';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { PageDocument } from './page-document.ts';
import { waitingMax } from './rendering-turns.ts';
import { SitePages } from './site-pages.ts';
import { StaticFiles } from './static-files.ts';

const parts: PageParts = {
  kind: 'page',
  status: 200,
  head: '<title>Karibu</title>',
  body: `<h1>${'Karibu '.repeat(300)}</h1>`,
  data: '{}',
  components: [],
};

const emptyPage = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

describe('the pages of the site', () => {
  let directory: string;
  let clock: VirtualClock;
  let pages: SitePages;
  let server: Server;
  let url: string;
  let wishes: PageWish[];
  let render: (wish: PageWish) => Promise<PageParts | PageElsewhere>;
  let answer: () => Response;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    directory = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(directory, '.vite'));
    writeFileSync(join(directory, 'index.html'), emptyPage);
    writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
    clock = new VirtualClock();
    wishes = [];
    render = () => Promise.resolve(parts);
    answer = () => new Response('{}');
    pages = sitePages(PageDocument.read(directory));
    server = createServer((request, response) => {
      if (pages.answerAtOnce(request, response) || pages.answer(request, response)) return;
      response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.close();
    server.closeAllConnections();
    rmSync(directory, { recursive: true });
  });

  function sitePages(document: PageDocument | undefined): SitePages {
    const headers = securityHeaders('http://tours.example', true);
    return new SitePages({
      files: StaticFiles.list(directory, headers),
      rendering: document && {
        document,
        render: (wish) => {
          wishes.push(wish);
          return render(wish);
        },
      },
      clock,
      publicUrl: 'http://tours.example',
      headers,
      isTour: (id) => id === 'spice-farm-tour',
      ask: () => Promise.resolve(answer()),
    });
  }

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const page = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { status: page.status, headers: page.headers, text: await page.text() };
  }

  it('are rendered for the address they are asked for at, as of now', async () => {
    const { status, headers, text } = await get('/tours?q=spice');
    expect([status, text]).toEqual([
      200,
      emptyPage
        .replace('</head>', '<title>Karibu</title></head>')
        .replace(
          '<div id="root"></div>',
          `<div id="root">${parts.body}</div><script type="application/json" id="site-data">{}</script>`,
        ),
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(wishes.map(({ url: asked, instant }) => [asked, instant])).toEqual([
      ['http://tours.example/tours?q=spice', clock.now()],
    ]);
  });

  it('are kept where their address asks nothing', async () => {
    const first = await get('/tour/spice-farm-tour');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/tour/spice-farm-tour')).text).toBe(first.text);
    const again = await get('/tour/spice-farm-tour', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await get('/tour/spice-farm-tour', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(wishes).toHaveLength(1);
  });

  it('are kept as somebody asked for them, until the tours change', async () => {
    const { text } = await get('/tours?q=spice&gclid=1');
    expect((await get('/tours?gclid=2&q=spice')).text).toBe(text);
    expect(wishes).toHaveLength(1);
    pages.noteEdition();
    await get('/tours?q=spice');
    expect(wishes).toHaveLength(2);
  });

  it('are not kept where they say how a day stands, or by one of many spellings', async () => {
    for (const path of ['/tours?date=2026-12-01', '/tour/spice%2Dfarm-tour']) {
      await get(path);
      await get(path);
    }
    expect(wishes).toHaveLength(4);
  });

  it('take no notice of what advertisements add to an address', async () => {
    await get('/tour/spice-farm-tour');
    await get('/tour/spice-farm-tour?gclid=1');
    await get('/tour/spice-farm-tour?gclid=2&utm_source=a');
    expect(wishes).toHaveLength(1);
  });

  it('are compressed as well as whoever asks can read', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['', null],
    ] as const) {
      const page = await get('/', { 'accept-encoding': accepted });
      expect([accepted, page.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(page.text).toContain(parts.body);
      expect(page.headers.get('vary')).toBe('accept-encoding');
    }
  });

  it('are rendered once for many who ask at the same time', async () => {
    await Promise.all([get('/'), get('/'), get('/')]);
    expect(wishes).toHaveLength(1);
  });

  it('are rendered anew when what they say has changed', async () => {
    await get('/');
    pages.noteEdition();
    await get('/');
    expect(wishes).toHaveLength(2);
  });

  it('count as of when they were begun: what changed meanwhile may not be in them', async () => {
    render = () => {
      if (wishes.length === 1) pages.noteEdition();
      return Promise.resolve(parts);
    };
    await get('/');
    await get('/');
    await get('/');
    expect(wishes).toHaveLength(2);
  });

  it('follow the popularity of tours within a second', async () => {
    await get('/');
    pages.notePopularity();
    await clock.advance(900);
    await get('/');
    expect(wishes).toHaveLength(1);
    await clock.advance(100);
    await get('/');
    expect(wishes).toHaveLength(2);
  });

  it('end with the day in Zanzibar', async () => {
    await get('/');
    await clock.advance(14 * 3_600_000 + 59 * 60_000);
    await get('/');
    expect(wishes).toHaveLength(1);
    await clock.advance(60_000);
    await get('/');
    expect(wishes).toHaveLength(2);
  });

  it('are not kept where what they show lags behind', async () => {
    answer = () => new Response('{}', { headers: { 'x-stale': 'true' } });
    render = async ({ fetch: ask }) => {
      await ask(new Request('http://tours.example/api/tours'));
      return parts;
    };
    await get('/');
    await get('/');
    expect(wishes).toHaveLength(2);
  });

  it('may lead elsewhere, which is not kept', async () => {
    render = () => Promise.resolve({ kind: 'elsewhere', to: '/404' });
    for (const path of ['/tour/no-such-tour', '/tour/no-such-tour']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        302,
        '/404',
        'no-store',
      ]);
    }
    expect(wishes).toHaveLength(2);
  });

  it('are left to the browser where they cannot be rendered, and tried again', async () => {
    render = () => Promise.reject(new Error('The API did not answer.'));
    const { status, headers, text } = await get('/tours');
    expect([status, text]).toEqual([503, emptyPage]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    render = () => Promise.resolve(parts);
    expect((await get('/tours')).status).toBe(200);
  });

  describe('when more are asked for than can be rendered', () => {
    let letGo: () => void;

    beforeEach(() => {
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      render = async () => {
        await held;
        return parts;
      };
    });

    /** Somebody asks for so many lists at once; resolves when all are rendered or wait for it. */
    async function crowd(count: number) {
      const asked = Array.from({ length: count }, (_, index) => get(`/tours?q=${String(index)}`));
      const refused = await Promise.any(asked);
      return { asked, refused };
    }

    it('are left to the browser beyond what is worth waiting for', async () => {
      const { asked, refused } = await crowd(waitingMax + 2);
      expect([refused.status, refused.text, wishes.length]).toEqual([503, emptyPage, 1]);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '2',
      });
      letGo();
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(waitingMax + 1);
    });

    it('come all the same where the site consists of them', async () => {
      const { asked } = await crowd(waitingMax + 2);
      const own = ['/', '/tours', '/tour/spice-farm-tour', '/about'].map((path) => get(path));
      const unknown = await get('/tour/no-such-tour');
      expect(unknown.status).toBe(503);
      letGo();
      expect((await Promise.all(own)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await Promise.all(asked);
    });

    it('come with older figures of popularity', async () => {
      letGo();
      await get('/');
      render = () => new Promise(() => undefined);
      pages.notePopularity();
      await clock.advance(1_000);
      void get('/tours?q=spice').catch(() => undefined);
      await expect(get('/')).resolves.toMatchObject({ status: 200 });
    });
  });

  it('are one and the same where there is none', async () => {
    render = () => Promise.resolve({ ...parts, status: 404 });
    expect((await get('/404')).status).toBe(404);
    expect((await get('/no/such/page?q=1')).status).toBe(404);
    expect((await get('/tour/%zz')).status).toBe(404);
    expect(wishes).toHaveLength(1);
  });

  it('that stand for one that is not there are not kept by their address', async () => {
    render = () => Promise.resolve({ ...parts, status: 404 });
    await get('/destinations/atlantis');
    await get('/destinations/atlantis');
    expect(wishes).toHaveLength(2);
  });

  it('of one person may be kept by nobody', async () => {
    const { headers } = await get('/thank-you?email=asha%40example.com');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/tours', true],
    ['/thank-you', true],
    ['/find-booking', false],
    ['/manage-booking/ZBL-74100680', false],
    ['/admin/bookings', false],
    ['/auth', false],
  ])('at %s may load from an advertising network: %s', async (path, isAllowed) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')?.includes('google')).toBe(isAllowed);
  });

  it('of the console are the browser’s own', async () => {
    for (const [path, expected] of [
      ['/admin/bookings', 200],
      ['/admin/no/such/screen', 404],
    ] as const) {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('x-robots-tag'), text]).toEqual([expected, 'noindex', emptyPage]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(wishes).toEqual([]);
  });

  it('are all the browser’s own where nothing was built that could render them', async () => {
    pages = sitePages(undefined);
    for (const [path, status] of [
      ['/', 200],
      ['/tour/spice-farm-tour/', 200],
      ['/manage-booking/ZBL-10000001', 200],
      ['/404', 404],
      ['/no/such/page', 404],
    ] as const) {
      const page = await get(path);
      expect([path, page.status, page.text]).toEqual([path, status, emptyPage]);
    }
    rmSync(join(directory, 'index.html'));
    pages = sitePages(undefined);
    expect((await get('/')).status).toBe(418);
  });

  it.each(['/api/nothing', '/health/nothing', '/assets/gone-Ef56.js', '/favicon.png'])(
    'leave %s to others, and what is not a question',
    async (path) => {
      expect((await get(path)).status).toBe(418);
      expect((await get('/', {}, 'POST')).status).toBe(418);
    },
  );
});

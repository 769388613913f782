import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type {
  PageElsewhere,
  PageParts,
  PageInput,
} from '../../../libs/contracts/site/page-rendering.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
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
  let inputs: PageInput[];
  let render: (input: PageInput) => Promise<PageParts | PageElsewhere>;
  let answer: () => Response;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    directory = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(directory, '.vite'));
    writeFileSync(join(directory, 'index.html'), emptyPage);
    writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
    clock = new VirtualClock();
    inputs = [];
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
        render: (input) => {
          inputs.push(input);
          return render(input);
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

  it('are rendered for the requested address and the present time', async () => {
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
    expect(inputs.map(({ url: asked, instant }) => [asked, instant])).toEqual([
      ['http://tours.example/tours?q=spice', clock.now()],
    ]);
  });

  it('are kept if their address has no query', async () => {
    const first = await get('/tour/spice-farm-tour');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/tour/spice-farm-tour')).text).toBe(first.text);
    const again = await get('/tour/spice-farm-tour', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await get('/tour/spice-farm-tour', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(inputs).toHaveLength(1);
  });

  it('are kept with the query parameters that they read, until the tours change', async () => {
    const { text } = await get('/tours?q=spice&gclid=1');
    expect((await get('/tours?gclid=2&q=spice')).text).toBe(text);
    expect(inputs).toHaveLength(1);
    pages.noteEdition();
    await get('/tours?q=spice');
    expect(inputs).toHaveLength(2);
  });

  it('are not kept if they show the availability of a day, or if their address has another spelling', async () => {
    for (const path of ['/tours?date=2026-12-01', '/tour/spice%2Dfarm-tour']) {
      await get(path);
      await get(path);
    }
    expect(inputs).toHaveLength(4);
  });

  it('ignore the parameters that advertisements add to an address', async () => {
    await get('/tour/spice-farm-tour');
    await get('/tour/spice-farm-tour?gclid=1');
    await get('/tour/spice-farm-tour?gclid=2&utm_source=a');
    expect(inputs).toHaveLength(1);
  });

  it('are compressed in the best encoding that the client accepts', async () => {
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

  it('are rendered once for many requests at the same time', async () => {
    await Promise.all([get('/'), get('/'), get('/')]);
    expect(inputs).toHaveLength(1);
  });

  it('are rendered again when their content has changed', async () => {
    await get('/');
    pages.noteEdition();
    await get('/');
    expect(inputs).toHaveLength(2);
  });

  it('are dated from the beginning of their rendering, because they may lack changes made since', async () => {
    render = () => {
      if (inputs.length === 1) pages.noteEdition();
      return Promise.resolve(parts);
    };
    await get('/');
    await get('/');
    await get('/');
    expect(inputs).toHaveLength(2);
  });

  it('follow the popularity of tours within a second', async () => {
    await get('/');
    pages.notePopularity();
    await clock.advance(900);
    await get('/');
    expect(inputs).toHaveLength(1);
    await clock.advance(100);
    await get('/');
    expect(inputs).toHaveLength(2);
  });

  it('are rendered again when the day in Zanzibar has ended', async () => {
    await get('/');
    await clock.advance(14 * 3_600_000 + 59 * 60_000);
    await get('/');
    expect(inputs).toHaveLength(1);
    await clock.advance(60_000);
    await get('/');
    expect(inputs).toHaveLength(2);
  });

  it('are not kept if the data they show is stale', async () => {
    answer = () => new Response('{}', { headers: { 'x-stale': 'true' } });
    render = async ({ fetch: ask }) => {
      await ask(new Request('http://tours.example/api/tours'));
      return parts;
    };
    await get('/');
    await get('/');
    expect(inputs).toHaveLength(2);
  });

  it('redirect if the tour could not be read, and are then rendered again', async () => {
    render = () => Promise.resolve({ kind: 'elsewhere', to: '/404' });
    for (let times = 0; times < 2; times += 1) {
      const { status, headers } = await get('/tour/spice-farm-tour');
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        302,
        '/404',
        'no-store',
      ]);
    }
    expect(inputs).toHaveLength(2);
  });

  it('redirect without being rendered if the address has no page', async () => {
    const { status, headers } = await get('/booking/spice-farm-tour?date=tomorrow');
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      '/tour/spice-farm-tour',
      'no-store',
    ]);
    expect(inputs).toEqual([]);
  });

  it('are rendered by the browser if the server cannot render them, and tried again', async () => {
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

  describe('when more are requested than can be rendered', () => {
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

    /**
     * Requests this many lists at once. Resolves when the first of them is refused; the others are being
     * rendered or wait.
     */
    async function crowd(count: number) {
      const asked = Array.from({ length: count }, (_, index) => get(`/tours?q=${String(index)}`));
      const refused = await Promise.any(asked);
      return { asked, refused };
    }

    it('are rendered by the browser if the queue is full', async () => {
      const { asked, refused } = await crowd(waitingMax + 2);
      expect([refused.status, refused.text, inputs.length]).toEqual([503, emptyPage, 1]);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '2',
      });
      letGo();
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(waitingMax + 1);
    });

    it('are still rendered if they belong to the site itself', async () => {
      const { asked } = await crowd(waitingMax + 2);
      const own = ['/', '/tours', '/tour/spice-farm-tour', '/about'].map((path) => get(path));
      const another = await get('/tours?q=another');
      const unknown = await get('/tour/no-such-tour');
      expect([another.status, unknown.status]).toEqual([503, 302]);
      letGo();
      expect((await Promise.all(own)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await Promise.all(asked);
    });

    it('are sent with older popularity figures', async () => {
      letGo();
      await get('/');
      render = () => new Promise(() => undefined);
      pages.notePopularity();
      await clock.advance(1_000);
      void get('/tours?q=spice').catch(() => undefined);
      await expect(get('/')).resolves.toMatchObject({ status: 200 });
    });
  });

  it('show the same not-found page at every address without a page', async () => {
    render = () => Promise.resolve({ ...parts, status: 404 });
    expect((await get('/404')).status).toBe(404);
    expect((await get('/no/such/page?q=1')).status).toBe(404);
    expect((await get('/tour/%zz')).status).toBe(404);
    expect(inputs).toHaveLength(1);
  });

  it('are rendered once for all guides that do not exist', async () => {
    render = () => Promise.resolve({ ...parts, status: 404 });
    expect((await get('/destinations/atlantis')).status).toBe(404);
    expect((await get('/destinations/utopia')).status).toBe(404);
    expect(inputs).toHaveLength(1);
  });

  it('are never cached if they are about one person', async () => {
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

  it('are rendered in the browser if they belong to the console', async () => {
    for (const [path, expected] of [
      ['/admin/bookings', 200],
      ['/admin/no/such/screen', 404],
    ] as const) {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('x-robots-tag'), text]).toEqual([expected, 'noindex', emptyPage]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(inputs).toEqual([]);
  });

  it('are all rendered in the browser if no renderer was built', async () => {
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
    'leave %s, and requests other than GET and HEAD, to other handlers',
    async (path) => {
      expect((await get(path)).status).toBe(418);
      expect((await get('/', {}, 'POST')).status).toBe(418);
    },
  );
});

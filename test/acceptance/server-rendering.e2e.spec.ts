import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import type { TourListItem } from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { storyBegins, System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const tourPath = '/tour/spice-farm-tour';

describe('pages that the server renders', () => {
  let system: System;
  let visitor: Visitor;

  beforeAll(async () => {
    system = await System.start();
    visitor = system.visitor();
  });

  afterAll(() => system.remove());

  async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(`${system.url}${path}`, { redirect: 'manual', headers });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, ...partsOf(html) };
  }

  it.each([
    ['/', 'Kanga Day Trips', ['Top Booked Experiences', 'Search Adventures', 'href="/tours"']],
    ['/tours', 'Zanzibar Tours', ['Mnemba Reef Snorkelling', 'Spice Farm Tour', '24 tours']],
    ['/tours?q=spice&guests=4', 'Zanzibar Tours', ['Spice Farm Tour', 'value="spice"']],
    [tourPath, 'Spice Farm Tour', ['Book this tour', 'Highlights', 'Related tours']],
    ['/booking/spice-farm-tour?date=2026-12-01', 'Spice Farm Tour', []],
    ['/thank-you?reference=ZBL-74100680', 'Thank you', ['ZBL-74100680', 'What’s Next']],
  ])('contain the texts that they show: %s', async (path, title, texts) => {
    const page = await open(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.title).toContain(title);
    for (const text of texts) expect(page.body).toContain(text);
    expect(page.head.match(/<title>/g)).toHaveLength(1);
    expect(page.body).not.toContain('aria-busy="true"');
    // Without scripts, content that arrives later could not be inserted.
    expect(page.body).not.toMatch(/<template|<div hidden id="S:|<script>/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('show another print for every tour of the first catalogue', async () => {
    const { body } = await open('/tours');
    const prints = [...body.matchAll(/<use href="\/assets\/prints-[^"#]+#([\w-]+)"/g)];
    expect(new Set(prints.map(([, name]) => name)).size).toBe(24);
  });

  it('contain only their own style sheets and scripts', async () => {
    const manifest = JSON.parse(
      readFileSync(resolve('dist/web/.vite/manifest.json'), 'utf8'),
    ) as Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;
    for (const [path, page] of [
      ['/', 'home'],
      ['/tours', 'tours'],
      [tourPath, 'tour'],
      ['/thank-you', 'thank-you'],
    ] as const) {
      const chunk = manifest[`src/app/pages/${page}-page.tsx`];
      const { head } = await open(path);
      expect(head).toContain(
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk?.file ?? '–'}">`,
      );
      for (const style of chunk?.css ?? []) expect(head).toContain(`href="/${style}"`);
    }
  });

  it('contain the answers that they show, and these cannot end the data block', async () => {
    const { data } = await open(tourPath);
    expect(data).not.toContain('<');
    const { instant, answers } = JSON.parse(data) as {
      readonly instant: string;
      readonly answers: readonly { readonly endpointName: string; readonly arg?: unknown }[];
    };
    expect(instant.slice(0, 10)).toBe(storyBegins.slice(0, 10));
    expect(answers.map(({ endpointName, arg }) => [endpointName, arg])).toEqual(
      expect.arrayContaining([
        ['getSite', undefined],
        ['getTour', 'spice-farm-tour'],
        ['getRelatedTours', 'spice-farm-tour'],
      ]),
    );
  });

  it.each([
    '/',
    '/tours',
    tourPath,
    '/destinations/nungwi',
    '/attractions/jozani-forest',
    '/contact',
  ])('are small enough for a slow connection: %s', async (path) => {
    const { html } = await open(path);
    expect(gzipSync(html).length / 1000).toBeLessThanOrEqual(30);
  });

  it('redirect from an unknown tour to the page that says that the page does not exist', async () => {
    for (const path of ['/tour/no-such-tour', '/booking/no-such-tour', '/tour/%3Cscript%3E']) {
      const { status, headers } = await open(path);
      expect([path, status, headers.get('location'), headers.get('cache-control')]).toEqual([
        path,
        302,
        '/404',
        'no-store',
      ]);
    }
  });

  it('redirect to the tour if the address of a booking has no date', async () => {
    const { status, headers } = await open('/booking/spice-farm-tour?guests=2');
    expect([status, headers.get('location')]).toEqual([302, '/tour/spice-farm-tour']);
  });

  it.each(['/404', '/no/such/page', '/tour/%zz'])(
    'say that there is no page at %s',
    async (path) => {
      const { status, body, head } = await open(path);
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
      expect(head).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it.each(['/admin/bookings', '/auth'])(
    'are empty for the console, which the browser renders: %s',
    async (path) => {
      const { status, headers, html } = await open(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(html).toMatch(
        /<div id="root">\s*<noscript>(?:(?!<\/noscript>)[^])+<\/noscript>\s*<\/div>/,
      );
    },
  );

  it('are the same for people who are signed in, and caches must validate them', async () => {
    const staff = await system.staff();
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const anyone = await open(tourPath);
    const signedIn = await open(tourPath, { cookie });
    expect(signedIn.body).toBe(anyone.body);
    expect(anyone.headers.get('cache-control')).toBe('no-cache');
    const etag = anyone.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await open(tourPath, { 'if-none-match': etag })).status).toBe(304);
  });

  it('about one person are not cached', async () => {
    const { headers } = await open('/thank-you?email=asha%40example.com&reference=ZBL-74100680');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/tours?date=banana&guests=999&category=%3Cb%3E',
    '/tours?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `${tourPath}?travellers=%5B%7B&date=2026-99-99`,
    '/thank-you?tour=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&guests=-1',
  ])('are served with any text in their address: %s', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  });

  it('show changes by staff at once, and are removed when the tour is deleted', async () => {
    const staff = await system.staff();
    const id = 'nungwi-turtles-dhow-builders';
    const { body } = await visitor.get<ListView<TourListItem>>('/api/tours');
    expect(body.items.map((tour) => tour.id)).toContain(id);
    expect((await open(`/tour/${id}`)).status).toBe(200);
    expect((await open('/tours')).body).not.toContain('A Tour by Another Name');

    await renameTour(staff, id, 'A Tour by Another Name');
    expect((await open(`/tour/${id}`)).title).toContain('A Tour by Another Name');
    expect((await open('/tours')).body).toContain('A Tour by Another Name');

    await staff.ask('DELETE', `/api/admin/tours/${id}`);
    await staff.get('/api/tours');
    expect((await open(`/tour/${id}`)).status).toBe(302);
    expect((await open('/tours')).body).not.toContain('A Tour by Another Name');
  });

  it('show and hide a tour everywhere at once, even in lists', async () => {
    const staff = await system.staff();
    const id = 'paje-seaweed-village';
    const shown = async () => {
      const paths = ['/tours', '/tours?q=seaweed', '/destinations/paje', '/sitemap.xml'];
      const found = await Promise.all(paths.map((path) => open(path)));
      return found.map(({ html }) => html.includes(`/tour/${id}`));
    };
    expect(await shown()).toEqual([true, true, true, true]);
    await staff.ask('DELETE', `/api/admin/tours/${id}`);
    await staff.get('/api/tours');
    expect(await shown()).toEqual([false, false, false, false]);
    await staff.post(`/api/admin/tours/${id}/restoration`);
    await staff.get('/api/tours');
    expect(await shown()).toEqual([true, true, true, true]);
    await changeTour(staff, id, { isActive: false });
    expect(await shown()).toEqual([false, false, false, false]);
    expect((await open(`/tour/${id}`)).status).toBe(302);
  });

  it('show the home page with the currently featured tours', async () => {
    const staff = await system.staff();
    expect((await open('/')).body).not.toContain('Prison Island, Tortoises First');
    await renameTour(staff, 'prison-island-half-day', 'Prison Island, Tortoises First');
    expect((await open('/')).body).toContain('Prison Island, Tortoises First');
  });

  it('say that a day is fully booked as soon as its last seats are booked', async () => {
    const date = addDays(storyBegins.slice(0, 10), 20);
    const path = `/tours?date=${date}&q=mangrove+sunset`;
    expect((await open(path)).body).not.toContain('Fully booked');
    await book(visitor, {
      tourId: 'michamvi-mangrove-sunset',
      date,
      pickupTime: '15:30',
      travellers: [{ category: 'Travelers', count: 10 }],
    });
    // This answer waits for the visitor's own booking. After it, every answer includes the booking.
    await visitor.get('/api/tours/michamvi-mangrove-sunset/availability');
    expect((await open(path)).body).toContain('Fully booked');
  });

  it('are rendered by browsers when too many are requested, and do not prevent bookings', async () => {
    const searches = Array.from({ length: 60 }, (_, index) => open(`/tours?q=nothing+${index}`));
    const booking = book(visitor, { date: addDays(storyBegins.slice(0, 10), 21) });
    const answers = await Promise.all(searches);
    await booking;
    const left = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length + left.length).toBe(60);
    expect(left.length).toBeGreaterThan(0);
    for (const { headers, html } of left) {
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
      expect(html).toContain('<script type="module"');
    }
    expect((await open('/')).status).toBe(200);
  });

  it('are all rendered if twenty pages that nobody opened before are requested at once', async () => {
    const day = addDays(storyBegins.slice(0, 10), 15);
    const pages = Array.from({ length: 20 }, (_, index) =>
      open(
        index % 2 === 0
          ? `/booking/spice-farm-tour?date=${day}&guests=2&visit=${index}`
          : `/tours?q=reef+${index}`,
      ),
    );
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('are all rendered for a crawler, also while bookings change the order of tours', async () => {
    const seen = new Set(['/', '/tours']);
    const day = addDays(storyBegins.slice(0, 10), 22);
    const refused: string[] = [];
    let opened = 0;
    // The set grows while it is read: each page adds the pages that it links to.
    for (const path of seen) {
      if (opened % 30 === 0) await book(visitor, { date: day });
      opened += 1;
      const { status, html } = await open(path);
      if (status >= 500) refused.push(path);
      for (const [, link = ''] of html.matchAll(/ href="(\/[^"#]*)"/g)) {
        const isPage = !/^\/(api|assets|images|link-pictures)\/|\.\w+$/.test(link);
        if (isPage && seen.size < 150) seen.add(link.replaceAll('&amp;', '&'));
      }
    }
    expect(refused).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  it('do not change with the query parameters of advertisements', async () => {
    const plain = await open(tourPath);
    const clicked = await open(`${tourPath}?gclid=abc&utm_source=letter`);
    expect(clicked.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(clicked.headers.get('cache-control')).toBe('no-cache');
  });

  it('show the availability of departures on a day', async () => {
    const day = addDays(storyBegins.slice(0, 10), 9);
    const { status, body } = await open(`/tours?date=${day}`);
    expect(status).toBe(200);
    expect(body).toContain(`value="${day}"`);
    expect(body).toContain('Starts 09:00, 14:00');
    expect(body).toMatch(/<p role="status"[^>]*>\d+ tours on [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
  });

  it('show the list filtered and sorted, with the number of tours of every choice', async () => {
    const { status, body } = await open('/tours?price=30&children=welcome&sort=price');
    expect(status).toBe(200);
    expect(body).toMatch(/<option value="half-day">Up to half a day \(\d+\)<\/option>/);
    const prices = [...body.matchAll(/data-slot="price" value="(\d+)"/g)].map(([, price]) =>
      Number(price),
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(30);
  });
});

function partsOf(html: string) {
  const between = (start: string, end: string) =>
    html.slice(html.indexOf(start) + start.length, html.indexOf(end, html.indexOf(start)));
  return {
    head: between('<head>', '</head>'),
    title: between('<title>', '</title>'),
    body: between('<div id="root">', '<script type="application/json" id="site-data">'),
    data: between('<script type="application/json" id="site-data">', '</script>'),
  };
}

import { guidePaths } from '../../services/libs/contracts/guides/guide-paths.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { System, storyBegins } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const publicUrl = 'https://tours.example';
const pngSignature = '89504e470d0a1a0a';

/** A node of structured data (JSON-LD). */
type Node = Readonly<Record<string, unknown>>;

describe('pages that can be found', () => {
  let system: System;
  let visitor: Visitor;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: publicUrl });
    visitor = system.visitor();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  /** The last change of every page on the site map, by its path. */
  async function mapped(): Promise<ReadonlyMap<string, string | undefined>> {
    // This read by staff includes their own change. The map is made from the same catalogue.
    await staff.get('/api/tours');
    const { status, text } = await visitor.get('/sitemap.xml');
    expect(status).toBe(200);
    const entries = text.matchAll(
      /<url><loc>https:\/\/tours\.example([^<]*)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g,
    );
    return new Map([...entries].map(([, path = '', changed]) => [path, changed]));
  }

  const nodesOf = (block: string) =>
    (JSON.parse(block) as { readonly '@graph': readonly Node[] })['@graph'];

  /** What the document of a page contains before any script runs; redirects are followed. */
  async function headOf(path: string) {
    const response = await fetch(`${system.url}${path}`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    const first = (pattern: RegExp) => pattern.exec(html)?.[1];
    const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)</g);
    return {
      path,
      titles: [...html.matchAll(/<title>([^<]+)</g)].map(([, title]) => title),
      home: first(/<link rel="canonical" href="([^"]*)"/),
      description: first(/<meta name="description" content="([^"]*)"/),
      picture: first(/<meta property="og:image" content="([^"]*)"/),
      robots: first(/<meta name="robots" content="([^"]*)"/),
      data: [...blocks].flatMap(([, block = '']) => nodesOf(block)),
    };
  }

  describe('by search engines', () => {
    it('include a map of every public page, with the last change of each tour', async () => {
      const pages = await mapped();
      expect(pages.size).toBe(2 + 2 + 24 + 25 + 6);
      expect(pages.get('/tour/spice-farm-tour')?.slice(0, 10)).toBe(storyBegins.slice(0, 10));
      for (const path of pages.keys()) {
        const { status } = await visitor.get(path, { accept: 'text/html' });
        expect([path, status]).toEqual([path, 200]);
      }
    });

    it('have their own title, description and canonical address', async () => {
      const heads = await Promise.all([...(await mapped()).keys()].map(headOf));
      for (const { path, titles, home, description, robots } of heads) {
        expect([path, titles.length, home, robots]).toEqual([
          path,
          1,
          `${publicUrl}${path}`,
          undefined,
        ]);
        expect([path, (description ?? '').length > 40]).toEqual([path, true]);
      }
      expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(heads.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    });

    it.each([
      ['/', ['WebSite', 'TravelAgency']],
      ['/tours', ['BreadcrumbList', 'FAQPage']],
      ['/tour/spice-farm-tour', [['Product', 'TouristTrip'], 'BreadcrumbList', 'FAQPage']],
      ['/destinations/paje', ['TouristDestination', 'BreadcrumbList']],
      ['/attractions/jozani-forest', ['TouristAttraction', 'BreadcrumbList']],
    ])('describe %s to machines', async (path, types) => {
      const { data } = await headOf(path);
      expect(data.map((node) => node['@type'])).toEqual(types);
      expect(JSON.stringify(data)).not.toContain('aggregateRating');
    });

    it('have one canonical address for every filter of the tours', async () => {
      const filtered = '/tours?q=spice&date=2026-12-01&guests=4&utm_source=chat';
      const { home, robots } = await headOf(filtered);
      expect([home, robots]).toEqual([`${publicUrl}/tours`, 'noindex']);
      expect((await headOf('/tours?sort=price')).robots).toBe('noindex');
      expect((await headOf('/tours?sort=banana')).robots).toBe((await headOf('/tours')).robots);
    });

    it.each([
      '/404',
      '/no/such/page',
      '/tour/no-such-tour',
      '/booking/spice-farm-tour?date=2026-12-01',
    ])('do not include %s', async (path) => {
      const { home, robots, data } = await headOf(path);
      expect([home, robots, data]).toEqual([undefined, 'noindex', []]);
    });

    it('include a map that is not sent again to clients that have it', async () => {
      const map = await visitor.get('/sitemap.xml');
      expect(Object.fromEntries(map.headers)).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      const etag = map.headers.get('etag') ?? '';
      const again = await visitor.get('/sitemap.xml', { 'if-none-match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('follow the catalogue', async () => {
      const path = '/tour/jozani-forest-mangrove';
      const before = (await mapped()).get(path) ?? '';
      await staff.ask('DELETE', '/api/admin/tours/jozani-forest-mangrove');
      expect((await mapped()).has(path)).toBe(false);
      await staff.post('/api/admin/tours/jozani-forest-mangrove/restoration');
      const after = await mapped();
      expect((after.get(path) ?? '') > before).toBe(true);
      expect(after.get('/tours')).toBe(after.get(path));
    });

    it('exclude pages about one person or for staff in robots.txt', async () => {
      const { status, headers, text } = await visitor.get('/robots.txt');
      expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      const lines = text.split('\n');
      for (const path of ['/admin', '/auth', '/api', '/manage-booking', '/booking', '/thank-you']) {
        expect(lines).toContain(`Disallow: ${path}`);
      }
      expect(lines).toContain('Allow: /');
      expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    });
  });

  describe('by people to whom a link is sent', () => {
    const picture = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await fetch(`${system.url}/link-pictures${path}`, { headers });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    it.each([
      '/spice-farm-tour.png',
      '/pages/home.png',
      '/destinations/nungwi.png',
      '/attractions/jozani-forest.png',
    ])('have a picture at %s', async (path) => {
      const { response, bytes } = await picture(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(bytes.subarray(0, 8).toString('hex')).toBe(pngSignature);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
        'content-length': String(bytes.length),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const etag = response.headers.get('etag') ?? '';
      const again = await picture(path, { 'if-none-match': etag });
      expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
    });

    it.each(['/', '/about', '/tour/spice-farm-tour', '/destinations/paje'])(
      'name their picture on the page at %s',
      async (path) => {
        const { picture: address = '' } = await headOf(path);
        const { response } = await picture(address.replace(`${publicUrl}/link-pictures`, ''));
        expect([address.startsWith(publicUrl), response.status]).toEqual([true, 200]);
      },
    );

    it('have a different picture for each tour, which stays the same until the tour changes', async () => {
      const etagOf = async (id: string) =>
        (await picture(`/${id}.png`)).response.headers.get('etag');
      const before = await etagOf('sunset-dhow-nungwi');
      expect(await etagOf('sunset-dhow-nungwi')).toBe(before);
      expect(await etagOf('spice-farm-tour')).not.toBe(before);
      await renameTour(staff, 'sunset-dhow-nungwi', 'Sunset from Nungwi, under Sail');
      expect(await etagOf('sunset-dhow-nungwi')).not.toBe(before);
    });

    it('do not delay other requests while pictures are drawn', async () => {
      const drawn = Promise.all(guidePaths.map((path) => picture(`${path}.png`)));
      const first = await Promise.race([
        drawn.then(() => 'every picture'),
        visitor.get('/api/tours/spice-farm-tour').then(() => 'the tour'),
      ]);
      expect(first).toBe('the tour');
      expect((await drawn).map(({ response }) => response.status)).toEqual(
        guidePaths.map(() => 200),
      );
    });

    it.each([
      '/no-such-tour.png',
      '/spice-farm-tour',
      '/spice-farm-tour.svg',
      '/spice-farm-tour.png.png',
      '/SPICE-FARM-TOUR.png',
      '/.png',
      '/__proto__.png',
      '/destinations/constructor.png',
      '/destinations/mnemba-island.png',
      '/attractions/atlantis.png',
      '/..%2F..%2Fpackage.json',
      '/%00.png',
      '/%3Csvg%3E.png',
    ])('have no picture at the address %s', async (path) => {
      const { response } = await picture(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    });

    it('have no picture under a name that is too long', async () => {
      expect((await picture(`/${'a'.repeat(5_000)}.png`)).response.status).toBe(404);
    });

    it('have no picture of a tour that was removed from the catalogue', async () => {
      expect((await picture('/spice-kidichi-lunch.png')).response.status).toBe(200);
      await staff.ask('DELETE', '/api/admin/tours/spice-kidichi-lunch');
      await staff.get('/api/tours');
      expect((await picture('/spice-kidichi-lunch.png')).response.status).toBe(404);
    });
  });
});

import { pagePaths } from '../../services/api/src/pages/page-routes.ts';
import { System } from '../support/processes/start-system.ts';
import { changeTour } from '../support/stories/change-tour.ts';

const script = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'<!--\u2028';
const written = encodeURIComponent(script);

/** Every page that is rendered on the server, with the status of its answer. */
const pages: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/tours', 200],
  ['/tour/spice-farm-tour', 200],
  ['/booking/spice-farm-tour', 302],
  ['/thank-you', 200],
  ['/checkout', 200],
  ['/book', 200],
  ['/find-booking', 200],
  ['/manage-booking', 302],
  ['/manage-booking/ZBL-10000000', 200],
  ['/manage-booking/%3Cb%3E', 404],
  ['/about', 200],
  ['/contact', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/destinations/paje', 200],
  ['/attractions/jozani-forest', 200],
  ['/destinations/atlantis', 404],
  ['/tour/no-such-tour', 302],
  ['/404', 404],
];

const parameters = ['q', 'date', 'guests', 'category', 'favourites', 'time', 'travellers'];
const ofOnePerson = ['tour', 'email', 'reference'];

const queries = [
  'date=banana&guests=999',
  'date=2026-02-30&guests=-1&time=25:00',
  'guests=1e9&travellers=%5B%7B',
  `travellers=${encodeURIComponent('{"__proto__":{"polluted":true}}')}`,
  `travellers=${encodeURIComponent('[{"category":"Adult (12+)","count":1e300}]')}`,
  [...parameters, ...ofOnePerson].map((name) => `${name}=${written}`).join('&'),
  'q=%00%01%E0%A4%A%zz%C0%AF',
  'q=a&q=b&q=c&guests=3&guests=4',
  `q=${'a'.repeat(9_000)}`,
  `q=${'%F0%9F%90%A2'.repeat(500)}%E2%80%AE`,
  `favourites=${'spice-farm-tour,'.repeat(300)}`,
  'q[]=a&q[x]=b&__proto__=1&constructor=2&&&==?',
];

/** Texts that replace the parameters in a path of the console, or are appended to the path. */
const hostileParts = [
  written,
  encodeURIComponent('"><img src=x onerror=alert(1)>'),
  encodeURIComponent('{{constructor.constructor("alert(1)")()}}'),
  'javascript:alert(1)',
  'x%0D%0Aset-cookie:%20a=b',
  '__proto__',
  '%00',
  '%E0%A4%A',
  'a'.repeat(2_000),
];

const consolePaths = pagePaths.filter((path) => path.startsWith('/admin'));

describe('pages', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start();
  });

  afterAll(async () => {
    expect((await system.visitor().get('/health/ready')).status).toBe(200);
    await system.remove();
  });

  async function open(path: string) {
    const response = await fetch(`${system.url}${path}`, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Fails on text that a browser would run as a script, or treat as an element of the page. */
  function expectHarmless(html: string): void {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/type="application\/(ld\+)?json"|type="module".* src="\/assets\//);
    }
    expect(
      html.match(/<(?:img src=x|iframe|b>x|p onclick|svg onload)|'<!--|javascript:/gi),
    ).toBeNull();
    for (const [, text = ''] of html.matchAll(
      /<script type="application\/[^>]*>(.*?)<\/script>/g,
    )) {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
  }

  it.each(pages)('stay the same with any query that is added to %s', async (path, status) => {
    for (const query of queries) {
      const page = await open(`${path}?${query}`);
      expect([query.slice(0, 60), page.status]).toEqual([query.slice(0, 60), status]);
      if (status !== 302) expectHarmless(page.html);
      else expect(page.headers.get('location')).toMatch(/^\/(?:404|tour\/spice-farm-tour)?$/);
    }
  });

  it.each([
    ['/tour/%3Cscript%3E', 302],
    ['/tour/%00', 302],
    ['/tour/a%2Fb', 302],
    ['/tour/x%0D%0Aset-cookie:%20a=b', 302],
    ['/booking/x%0D%0Aset-cookie:%20a=b?date=1', 302],
    ['/tour/__proto__', 302],
    ['/tour/%E0%A4%A', 404],
    ['/tour//spice-farm-tour', 404],
    ['/destinations/constructor', 404],
    ['/destinations/PAJE', 404],
    ['/TOURS', 404],
  ])('do not exist at %s', async (path, status) => {
    const page = await open(path);
    expect([page.status, page.headers.get('set-cookie')]).toEqual([status, null]);
    if (status === 302) {
      expect(page.headers.get('location')).toBe('/404');
      expect(page.headers.get('cache-control')).toBe('no-store');
    } else {
      expect(page.html.includes('Oops! Page not found')).toBe(true);
      expectHarmless(page.html);
    }
  });

  it.each(consolePaths)(
    'apply the same security rules at %s with a hostile address',
    async (path) => {
      for (const part of hostileParts) {
        const place = path.includes(':') ? path.replace(/:\w+/, part) : `${path}/${part}`;
        for (const address of [place, `${path.replace(/:\w+/, 'x')}?q=${part}&asOf=${part}`]) {
          const { status, headers, html } = await open(address);
          expect([address.slice(0, 60), [200, 404].includes(status)]).toEqual([
            address.slice(0, 60),
            true,
          ]);
          const policy = headers.get('content-security-policy') ?? '';
          expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'(?! 'unsafe)/);
          expect(headers.get('set-cookie')).toBeNull();
          expectHarmless(html);
        }
      }
    },
  );

  it('do not exist at an address that is too long', async () => {
    expect((await open(`/tour/${'a'.repeat(8_000)}`)).status).toBe(302);
    expect((await open(`/tours?q=${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  it('answer only GET, HEAD and OPTIONS', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await fetch(`${system.url}/tours`, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
    const head = await fetch(`${system.url}/tours`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
  });

  it('show everything that staff wrote as text', async () => {
    const staff = await system.staff();
    const id = 'paje-seaweed-village';
    await changeTour(staff, id, {
      title: `Paje ${script}`.slice(0, 100),
      badge: '<b>x</b>',
      description: script,
      fullDescription: `<p onclick="alert(3)">Kept</p><iframe src="https://elsewhere.example"></iframe>${script}<a href="javascript:alert(4)">here</a>`,
      meetingPoint: script,
      highlights: [script, '<svg onload=alert(5)>'],
      itinerary: [{ minutesFromStart: 0, text: script }],
      includes: [script],
      excludes: [script],
      whatToBring: [script],
      faq: [{ question: script, answer: script }],
      isFeatured: true,
    });
    for (const path of [
      `/tour/${id}`,
      `/booking/${id}?date=2026-12-01`,
      '/tours',
      '/tours?q=paje',
      '/destinations/paje',
      '/',
    ]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      expectHarmless(html);
    }
    const { html } = await open(`/tour/${id}`);
    expect(html.includes('&lt;script&gt;alert(1)')).toBe(true);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [{ description: expect.stringContaining('<script>alert(1)') as unknown }, {}, {}],
    });
    const picture = await fetch(`${system.url}/link-pictures/${id}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

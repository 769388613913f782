/** @jest-environment node */
import type { PageParts } from '@contracts/site/page-rendering.ts';
import { quietServer } from '../../test-support/open-site.tsx';
import { brokenConnection, problem, type StubApi } from '../../test-support/stub-api.ts';
import { renderPage } from './entry-server.tsx';
import { readRenderedPage } from './rendered-page.ts';

const instant = '2026-11-20T22:30:00.000Z'; // already Saturday in Zanzibar

const render = (path: string, stub: StubApi = quietServer()) =>
  renderPage({ url: `https://tours.example${path}`, instant, fetch: stub.fetch });

async function page(path: string, stub?: StubApi): Promise<PageParts> {
  const parts = await render(path, stub);
  if (parts.kind !== 'page') throw new Error(`${path} leads to ${parts.to}.`);
  return parts;
}

describe('a page rendered on the server', () => {
  it('shows the answers that its loaders requested, and sends them with the page', async () => {
    const stub = quietServer();
    const { status, head, body, data, components } = await page(
      '/tour/mnemba-reef-snorkelling',
      stub,
    );
    expect([status, components]).toEqual([200, ['TourPage']]);
    expect(head).toContain('<title>Mnemba Reef Snorkelling | Kanga Day Trips</title>');
    expect(body).toContain('Mnemba is a speck of sand.');
    expect(body).not.toContain('aria-busy="true"');
    const rendered = readRenderedPage(data);
    expect(rendered.instant).toBe(instant);
    expect(rendered.answers.map(({ endpointName, arg }) => [endpointName, arg])).toEqual(
      expect.arrayContaining([
        ['getSite', undefined],
        ['getTour', 'mnemba-reef-snorkelling'],
        ['getRelatedTours', 'mnemba-reef-snorkelling'],
      ]),
    );
    expect(stub.seen).toHaveLength(rendered.answers.length);
  });

  it.each([
    ['/', ['WebSite', 'TravelAgency']],
    ['/tour/mnemba-reef-snorkelling', [['Product', 'TouristTrip'], 'BreadcrumbList', 'FAQPage']],
    ['/booking/mnemba-reef-snorkelling?date=2026-12-01', []],
  ])('has the structured data of %s', async (path, kinds) => {
    const { head, body } = await page(path);
    const blocks = [
      ...`${head}${body}`.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ];
    const nodes = blocks.flatMap(
      ([, text = '']) =>
        (JSON.parse(text) as { '@graph': readonly Readonly<Record<string, unknown>>[] })['@graph'],
    );
    expect(nodes.map((node) => node['@type'])).toEqual(kinds);
  });

  it('contains the first print, and shows the other prints from their file', async () => {
    const { body } = await page('/');
    expect(body).toContain('data-slot="scene-sail"');
    expect(body).toMatch(/<use href="[^"]+#spice-hands"/);
  });

  it("searches with the parameters of its address, with today's date in Zanzibar", async () => {
    const stub = quietServer();
    await page('/tours?q=reef&date=2026-11-20&guests=4', stub);
    await page('/tours?date=2026-11-21', stub);
    expect(stub.calls('GET /tours').map(({ query }) => query)).toEqual([
      { q: 'reef', guests: '4' },
      { date: '2026-11-21' },
    ]);
  });

  it('redirects to /404 if the tour does not exist or cannot be fetched', async () => {
    for (const path of ['/tour/mnemba-reef-snorkelling', '/booking/mnemba-reef-snorkelling']) {
      for (const answer of [() => problem('TourNotFound'), brokenConnection]) {
        const stub = quietServer().on('GET /tours/mnemba-reef-snorkelling', answer);
        expect(await render(path, stub)).toEqual({ kind: 'elsewhere', to: '/404' });
        expect(stub.calls('GET /tours/mnemba-reef-snorkelling')).toHaveLength(1);
      }
    }
  });

  it.each(['GET /site', 'GET /tours/featured'])('fails without an answer to %s', async (call) => {
    await expect(
      render(
        '/',
        quietServer().on(call, () => problem('Unavailable')),
      ),
    ).rejects.toThrow('was not answered');
  });

  it.each(['/404', '/no/such/page'])('answers 404 at %s', async (path) => {
    const { status, head, body } = await page(path);
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('Oops! Page not found');
  });

  it('escapes everything that would end its data block', async () => {
    const name = '</script><script>alert(1)</script>\u2028';
    const stub = quietServer().on('GET /site', {
      name,
      publicUrl: 'https://tours.example',
      whatsAppNumber: '255000000000',
      operatorEmail: 'operator@tours.example',
      operatorPhone: '+255 000 000 000',
      operatorAddress: '1 Example Street',
      howToPay: 'Pay on arrival: cash in USD or TZS.',
      holdsSeats: true,
      claims: { foundingYear: 2015, travellers: 10_000, tours: 50, rating: 4.8 },
      listedTours: 24,
      listedCategories: [],
    });
    const { head, body, data } = await page('/', stub);
    expect(data).not.toMatch(/<|\u2028/);
    expect(readRenderedPage(data).answers).toContainEqual({
      endpointName: 'getSite',
      arg: undefined,
      value: expect.objectContaining({ name }) as unknown,
    });
    expect(head + body).not.toContain('<script>alert');
  });
});

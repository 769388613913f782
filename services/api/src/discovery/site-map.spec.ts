import { mappedPages, siteMap } from './site-map.ts';

const spice = { id: 'spice-farm-tour', changedAt: '2026-11-20T06:00:00.000Z' };
const reef = { id: 'mnemba-reef-snorkelling', changedAt: '2026-11-21T06:00:00.000Z' };

describe('the site map', () => {
  it('has every public page once', () => {
    const paths = mappedPages([spice, reef]).map(({ path }) => path);
    expect(paths).toHaveLength(2 + 2 + 2 + 13 + 12 + 6);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/tours',
        '/tour/spice-farm-tour',
        '/destinations',
        '/destinations/stone-town',
        '/attractions',
        '/attractions/stone-town',
        '/about',
      ]),
    );
  });

  it('has the time of the last change of each tour, and the latest of these times for pages that show tours', () => {
    const changedAt = Object.fromEntries(
      mappedPages([reef, spice]).map((page) => [page.path, page.changedAt]),
    );
    expect(changedAt['/tour/spice-farm-tour']).toBe(spice.changedAt);
    expect(changedAt['/tours']).toBe(reef.changedAt);
    expect(changedAt['/']).toBe(reef.changedAt);
    expect(changedAt['/about']).toBeUndefined();
  });

  it('has no dates if there is no tour', () => {
    expect(siteMap(mappedPages([]), 'https://tours.example')).not.toContain('lastmod');
  });

  it('has whole addresses, escaped for XML', () => {
    const pages = [{ path: `/tour/a&b<c>"d'`, changedAt: '2026-11-20T06:00:00.000Z' }];
    expect(siteMap(pages, 'https://tours.example')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://tours.example/tour/a&amp;b&lt;c&gt;&quot;d&apos;</loc>' +
        '<lastmod>2026-11-20T06:00:00.000Z</lastmod></url>\n' +
        '</urlset>\n',
    );
  });
});

import { guidePaths } from '../../../libs/contracts/guides/guide-paths.ts';

/** A page that search engines should know. */
export interface MappedPage {
  /** The path of the page; characters other than letters, digits and hyphens are percent-encoded. */
  readonly path: string;
  /** The instant of its last change; undefined if changes are not recorded. */
  readonly changedAt: string | undefined;
}

/** A tour that can be booked. */
export interface MappedTour {
  readonly id: string;
  readonly changedAt: string;
}

/** Returns every public page (requirements, section 2). Pages that show tours change when a tour changes. */
export function mappedPages(tours: readonly MappedTour[]): readonly MappedPage[] {
  const lastChange = tours.reduce<string | undefined>(
    (last, { changedAt }) => (last === undefined || changedAt > last ? changedAt : last),
    undefined,
  );
  return [
    { path: '/', changedAt: lastChange },
    { path: '/tours', changedAt: lastChange },
    ...tours.map(({ id, changedAt }) => ({ path: `/tour/${encodeURIComponent(id)}`, changedAt })),
    ...[
      '/destinations',
      '/attractions',
      ...guidePaths,
      '/about',
      '/contact',
      '/book',
      '/find-booking',
      '/privacy',
      '/terms',
    ].map((path) => ({
      path,
      changedAt: undefined,
    })),
  ];
}

/** Returns the site map of the pages in the format of sitemaps.org, with addresses under `publicUrl`. */
export function siteMap(pages: readonly MappedPage[], publicUrl: string): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${inXml(changedAt)}</lastmod>`;
    return `<url><loc>${inXml(publicUrl + path)}</loc>${changed}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function inXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

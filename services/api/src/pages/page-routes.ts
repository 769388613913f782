import { isValidDate } from '../../../libs/contracts/calendar.ts';
import { isGuidePath } from '../../../libs/contracts/guides/guide-paths.ts';
import { isPrivatePage } from '../../../libs/contracts/site/private-page.ts';
import { tourListChoices } from '../../../libs/contracts/tour/tour-list-choices.ts';
import { type RouteMatch, RouteTable } from '../http/route-table.ts';

/**
 * How a page is rendered. `rendered`: by the server, the same for everyone. `personal`: by the server too,
 * but its address is private to one person, so no cache may keep it. `shell`: by the browser alone.
 */
export type PageKind = 'rendered' | 'personal' | 'shell';

interface PageRoute {
  readonly kind: PageKind;
  /** The query parameters that change the content of the page; undefined if any parameter may. */
  readonly reads?: readonly string[];
  /** The values of each parameter that has only a few. Other values of this parameter do not change the page. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The path of another page, for addresses that show no page. */
  readonly elsewhere?: (visit: Visit) => string | undefined;
}

interface Visit {
  /** The id of the tour in the path; empty if the path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly isTour: (id: string) => boolean;
}

const unlessTour = ({ id, isTour }: Visit) => (isTour(id) ? undefined : '/404');
const unlessTourAndDay = ({ id, query, isTour }: Visit) => {
  if (!isTour(id)) return '/404';
  return isValidDate(query.get('date') ?? '') ? undefined : `/tour/${id}`;
};

/** The pages of the site (requirements, section 2). Any other path shows that no such page exists. */
const routes: Readonly<Record<string, PageRoute>> = {
  '/tours': {
    kind: 'rendered',
    reads: ['q', 'date', 'guests', ...Object.keys(tourListChoices), 'favourites'],
    choices: tourListChoices,
  },
  '/tour/:id': {
    kind: 'rendered',
    reads: ['date', 'time', 'guests', 'travellers'],
    elsewhere: unlessTour,
  },
  '/about': { kind: 'rendered', reads: [] },
  '/contact': { kind: 'rendered', reads: [] },
  '/book': { kind: 'rendered', reads: [] },
  '/privacy': { kind: 'rendered', reads: [] },
  '/terms': { kind: 'rendered', reads: [] },
  '/destinations': { kind: 'rendered', reads: [] },
  '/attractions': { kind: 'rendered', reads: [] },
  '/destinations/:slug': { kind: 'rendered', reads: [] },
  '/attractions/:slug': { kind: 'rendered', reads: [] },
  '/booking/:id': { kind: 'personal', elsewhere: unlessTourAndDay },
  '/thank-you': { kind: 'personal' },
  '/checkout': { kind: 'personal' },
  '/find-booking': { kind: 'rendered', reads: [] },
  '/manage-booking': { kind: 'personal', elsewhere: () => '/' },
  '/manage-booking/:reference': { kind: 'personal' },
  '/review/:reference': { kind: 'personal' },
  '/admin': { kind: 'shell' },
  '/admin/dashboard': { kind: 'shell' },
  '/admin/bookings': { kind: 'shell' },
  '/admin/bookings/new': { kind: 'shell' },
  '/admin/bookings/:reference': { kind: 'shell' },
  '/admin/departures': { kind: 'shell' },
  '/admin/departures/:id': { kind: 'shell' },
  '/admin/tours': { kind: 'shell' },
  '/admin/tours/new': { kind: 'shell' },
  '/admin/tours/:id': { kind: 'shell' },
  '/admin/messages': { kind: 'shell' },
  '/admin/messages/:id': { kind: 'shell' },
  '/admin/pickup-places': { kind: 'shell' },
  '/admin/notifications': { kind: 'shell' },
  '/admin/reviews': { kind: 'shell' },
  '/admin/reviews/:number': { kind: 'shell' },
  '/admin/tours/:id/history': { kind: 'shell' },
  '/admin/revenue': { kind: 'shell' },
  '/admin/history': { kind: 'shell' },
  '/admin/system': { kind: 'shell' },
  '/admin/system/log': { kind: 'shell' },
  '/admin/system/jobs': { kind: 'shell' },
  '/admin/system/screens': { kind: 'shell' },
  '/admin/read-models': { kind: 'shell' },
  '/admin/verification': { kind: 'shell' },
  '/admin/jobs': { kind: 'shell' },
  '/admin/suspicious-bookings': { kind: 'shell' },
  '/admin/import': { kind: 'shell' },
  '/admin/customers': { kind: 'shell' },
  '/admin/customers/data': { kind: 'shell' },
  '/admin/customers/:id': { kind: 'shell' },
  '/admin/accounts': { kind: 'shell' },
  '/admin/account': { kind: 'shell' },
  '/auth': { kind: 'shell' },
};

/** The path of every page, such as `/tour/:id`. */
export const pagePaths: readonly string[] = ['/', ...Object.keys(routes)];

const home: RouteMatch<PageRoute> = {
  handler: { kind: 'rendered', reads: [] },
  pattern: '/',
  params: {},
};

const pages = new RouteTable<PageRoute>();
for (const [path, route] of Object.entries(routes)) pages.add('GET', path, route);

/** A page, and its address. Pages with the same content have one address and are rendered once. */
export interface AskedPage {
  readonly kind: PageKind;
  readonly address: string;
  /**
   * Whether the page is one of the limited number of pages that the site consists of. Other addresses are unlimited.
   */
  readonly isOfSite: boolean;
  /** The path of another page, if the address shows no page. This path is known without rendering a page. */
  readonly elsewhere: string | undefined;
}

/**
 * Returns the page at the path; undefined if the site has none.
 *
 * @param isTour Whether a tour with that id exists or existed.
 */
export function pageAt(url: string, isTour: (id: string) => boolean): AskedPage | undefined {
  const [path = '', ...query] = url.split('?');
  const match = matchOf(path);
  if (match === undefined) return undefined;
  const { kind, reads, choices } = match.handler;
  const { id = '', slug } = match.params;
  const elsewhere = match.handler.elsewhere?.({
    ...{ id, isTour },
    query: new URLSearchParams(query.join('?')),
  });
  // All guides that do not exist show the same page, so this page is rendered once for all of them.
  if (slug !== undefined && !isGuidePath(path)) {
    return pageOfSite(match.pattern.replace(':slug', 'unknown'));
  }
  const address =
    reads === undefined ? url : `${path}${whatIsRead(query.join('?'), reads, choices)}`;
  const isOwnPath =
    path === '/' || path in routes || slug !== undefined || (path === `/tour/${id}` && isTour(id));
  return {
    kind,
    address,
    isOfSite: kind === 'rendered' && address === path && isOwnPath,
    elsewhere,
  };
}

function pageOfSite(address: string): AskedPage {
  return { kind: 'rendered', address, isOfSite: true, elsewhere: undefined };
}

/** All addresses without a page show the same page, which is rendered once for all of them. */
export const nowhere = pageOfSite('/nowhere');

/** Whether a path without a page belongs to the console. The browser then shows the error inside the console. */
export function isOfConsole(path: string): boolean {
  return path.startsWith('/admin/');
}

/** Whether the page of an address is private to the operator or to one person. */
export function isPrivate(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return isPrivatePage(path);
}

function matchOf(path: string): RouteMatch<PageRoute> | undefined {
  if (path === '/') return home;
  try {
    // Rendering would resolve the path as browsers do. But `/tour/%2e%2e` must not show the home page.
    if (new URL(path, 'http://site').pathname !== path) return undefined;
    return pages.find('GET', path);
  } catch {
    return undefined; // Not properly percent-encoded, or not a path.
  }
}

/**
 * Returns the query with only the named parameters, and without values that do not change the page. Advertisements,
 * e-mails and chats add other parameters, which vary.
 */
function whatIsRead(
  query: string,
  names: readonly string[],
  choices: PageRoute['choices'] = {},
): string {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && (choices[name]?.includes(value) ?? true)) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read.toString()}`;
}

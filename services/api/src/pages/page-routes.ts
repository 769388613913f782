import { RouteTable } from '../http/route-table.ts';

/**
 * How a page comes about. `rendered`: here, the same for everyone. `personal`: here too, but what its
 * address says is nobody else's business, so no cache may keep it. `shell`: in the browser alone.
 */
export type PageKind = 'rendered' | 'personal' | 'shell';

/** The pages of the site (specification, section 2). Any other path shows that there is none. */
const paths: Readonly<Record<PageKind, readonly string[]>> = {
  rendered: [
    '/tours',
    '/tour/:id',
    '/about',
    '/contact',
    '/book',
    '/privacy',
    '/terms',
    '/destinations/:slug',
    '/attractions/:slug',
  ],
  personal: ['/booking/:id', '/thank-you', '/checkout', '/manage-booking/:reference'],
  shell: ['/admin/tours', '/admin/bookings', '/admin/notifications', '/auth'],
};

const pages = new RouteTable<PageKind>();
for (const kind of ['rendered', 'personal', 'shell'] as const) {
  for (const path of paths[kind]) pages.add('GET', path, kind);
}

/** Undefined where the site has no page at the path. */
export function pageKindOf(path: string): PageKind | undefined {
  if (path === '/') return 'rendered';
  try {
    return pages.find('GET', path)?.handler;
  } catch {
    return undefined; // Not properly percent-encoded.
  }
}

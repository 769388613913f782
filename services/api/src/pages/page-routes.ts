import { RouteTable } from '../http/route-table.ts';

/** The pages of the site (specification, section 2). Any other path shows that there is none. */
const paths = [
  '/tours',
  '/tour/:id',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/booking/:id',
  '/thank-you',
  '/checkout',
  '/admin/tours',
  '/admin/bookings',
  '/admin/notifications',
  '/manage-booking/:reference',
  '/auth',
  '/destinations/:slug',
  '/attractions/:slug',
];

const pages = new RouteTable<true>();
for (const path of paths) pages.add('GET', path, true);

/** Whether the site has a page at the path. */
export function isPage(path: string): boolean {
  try {
    return path === '/' || pages.find('GET', path) !== undefined;
  } catch {
    return false; // Not properly percent-encoded.
  }
}

/** API calls, and pages that are about one person or only for staff. */
const notForSearch = [
  '/admin',
  '/api',
  '/auth',
  '/booking',
  '/checkout',
  '/manage-booking',
  '/thank-you',
];

/** Returns robots.txt: the paths that search engines should ignore (RFC 9309), and the address of the site map. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...notForSearch.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Calls, and pages that are about one person or for staff alone. */
const notForSearch = [
  '/admin',
  '/api',
  '/auth',
  '/booking',
  '/checkout',
  '/manage-booking',
  '/thank-you',
];

/** What search engines are asked to leave alone (RFC 9309), and where the rest is listed. */
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

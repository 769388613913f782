import { robots } from './robots.ts';

describe('robots.txt', () => {
  it('excludes pages about one person or for staff, and names the site map of the other pages', () => {
    expect(robots('https://tours.example')).toBe(
      [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api',
        'Disallow: /auth',
        'Disallow: /booking',
        'Disallow: /checkout',
        'Disallow: /manage-booking',
        'Disallow: /thank-you',
        'Allow: /',
        '',
        'Sitemap: https://tours.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });
});

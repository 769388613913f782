import { robots } from './robots.ts';

describe('what search engines are asked', () => {
  it('is to leave alone what is about one person or for staff, and to read the map of the rest', () => {
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

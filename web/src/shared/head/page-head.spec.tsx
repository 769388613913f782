import { screen, waitFor } from '@testing-library/react';
import { openSite, someDay } from '../../../test-support/open-site.tsx';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');
const home = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;

describe('the head of a page', () => {
  it('always has the same canonical address, with any query', async () => {
    site = openSite('/tours/?utm_source=chat');
    await waitFor(() => {
      expect(home()).toBe('https://site.example/tours');
    });
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toMatch(/ \| Kanga Day Trips$/);
    expect(content('meta[property="og:url"]')).toBe('https://site.example/tours');
    expect(content('meta[name="robots"]')).toBeUndefined();
  });

  it('keeps a filtered list out of search engines', async () => {
    site = openSite('/tours/?q=spice');
    await waitFor(() => {
      expect(content('meta[name="robots"]')).toBe('noindex');
    });
    expect(home()).toBe('https://site.example/tours');
  });

  it('has the name and the picture of a tour for link previews', async () => {
    site = openSite('/tour/mnemba-reef-snorkelling');
    await screen.findByRole('heading', { level: 1, name: 'Mnemba Reef Snorkelling' });
    await waitFor(() => {
      expect(content('meta[property="og:image"]')).toBe(
        'https://site.example/link-pictures/mnemba-reef-snorkelling.png',
      );
    });
    expect(content('meta[property="og:title"]')).toBe('Mnemba Reef Snorkelling');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    // Only the server writes it: no code in the browser may create a script.
    expect(document.querySelector('script')).toBeNull();
  });

  it.each(['/404', '/no/such/page', '/auth', `/booking/mnemba-reef-snorkelling?date=${someDay}`])(
    'keeps %s out of search engines',
    async (path) => {
      site = openSite(path);
      await waitFor(() => {
        expect(content('meta[name="robots"]')).toBe('noindex');
      });
      await waitFor(() => {
        expect(document.title).toContain('Kanga Day Trips');
      });
      expect(home()).toBeUndefined();
      expect(content('meta[property="og:url"]')).toBeUndefined();
    },
  );
});

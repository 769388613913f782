import { jest } from '@jest/globals';
import { guidePaths } from '@contracts/guides/guide-paths.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { problem } from '../../../test-support/stub-api.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  jest.restoreAllMocks();
});

async function openGuide(path: string, name: string, server = quietServer()) {
  site = openSite(path, server);
  await screen.findByRole('heading', { level: 1, name });
}

describe('a guide', () => {
  it('shows where the place is, its distance, rating and highlights', async () => {
    await openGuide('/destinations/nungwi', 'Nungwi');
    for (const badge of [
      'Northern tip of Unguja',
      '1 h 15 min from Stone Town',
      'Our rating: 4.8 out of 5',
    ]) {
      expect(screen.getByText(badge)).toBeVisible();
    }
    expect(screen.getByText(/^Dhow yards, a tidal pool of turtles/)).toBeVisible();
    const about = screen.getByRole('region', { name: 'About Nungwi' });
    expect(about).toHaveTextContent('58 km');
    const highlights = screen.getByRole('region', { name: 'Highlights' });
    expect(within(highlights).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Map of Unguja.*Nungwi/ })).toBeVisible();
    await waitFor(() => {
      expect(document.title).toBe('Nungwi: Northern tip of Unguja | Kanga Day Trips');
    });
  });

  it('links to nearby places', async () => {
    await openGuide('/destinations/nungwi', 'Nungwi');
    const nearby = screen.getByRole('region', { name: 'Nearby' });
    await site.user.click(within(nearby).getByRole('link', { name: /Kendwa/ }));
    await screen.findByRole('heading', { level: 1, name: 'Kendwa' });
    expect(address()).toBe('/destinations/kendwa');
  });

  it('has no map of the island if its place is on the mainland, and says where the place is', async () => {
    await openGuide('/attractions/mikumi-park', 'Mikumi National Park');
    expect(screen.queryByRole('img', { name: /^Map of/ })).toBeNull();
    expect(screen.getByText('Mainland Tanzania, 300 km from Dar es Salaam')).toBeVisible();
  });

  it.each(guidePaths)('exists at %s', async (path) => {
    site = openSite(path);
    await screen.findByRole('region', { name: /^About / });
    expect(screen.getByRole('region', { name: 'Nearby' })).toBeVisible();
  });

  it.each([
    '/destinations/atlantis',
    '/attractions/nungwi',
    '/destinations/Nungwi',
    '/destinations/constructor',
  ])(
    'does not exist at %s: the address does not change, the page says so, and it is logged',
    async (path) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      site = openSite(path);
      await screen.findByText('Oops! Page not found');
      expect(address()).toBe(path);
      expect(logged).toHaveBeenCalledWith(`There is no page at ${path}`);
    },
  );
});

describe('the related tours of a guide', () => {
  it('have its category, and are shown as loading until they arrive', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const server = quietServer().on('GET /tours', () => promise);
    await openGuide('/attractions/mnemba-island', 'Mnemba Island', server);
    expect(screen.getByText('Loading related tours...')).toBeVisible();
    resolve(Response.json({ items: [townTour, reefTour] }));
    const related = await screen.findByRole('list', { name: 'Related tours' });
    const links = within(related).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Mnemba Reef Snorkelling']);
    expect(screen.queryByText('Loading related tours...')).toBeNull();
  });

  it('are left out if none match', async () => {
    const server = quietServer().on('GET /tours', { items: [townTour] });
    await openGuide('/attractions/mikumi-park', 'Mikumi National Park', server);
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Related tours' })).toBeNull();
    });
  });

  it('are left out if they cannot be fetched', async () => {
    const server = quietServer().on('GET /tours', () => problem('MalformedRequest'));
    await openGuide('/attractions/mnemba-island', 'Mnemba Island', server);
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Related tours' })).toBeNull();
    });
  });
});

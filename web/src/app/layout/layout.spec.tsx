import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  jest.restoreAllMocks();
});

async function openHome() {
  site = openSite('/');
  await screen.findByRole('heading', { name: 'Top Booked Experiences' });
}

describe('what surrounds every page', () => {
  it('searches from anywhere; an empty search goes to all tours', async () => {
    await openHome();
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(screen.getByRole('searchbox', { name: 'Search tours' }), '  reef {Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(address()).toBe('/tours?q=reef');
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(screen.getByRole('searchbox', { name: 'Search tours' }), '  {Enter}');
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });

  it.each([
    ['Escape', () => site.user.keyboard('{Escape}')],
    ['its button', () => site.user.click(screen.getByRole('button', { name: 'Close search' }))],
  ])('clears and closes the search by %s', async (_, close) => {
    await openHome();
    const toggle = screen.getByRole('button', { name: 'Search tours' });
    await site.user.click(toggle);
    await site.user.type(screen.getByRole('searchbox', { name: 'Search tours' }), 'reef');
    await close();
    expect(screen.queryByRole('searchbox', { name: 'Search tours' })).toBeNull();
    expect(toggle).toHaveFocus();
    await site.user.click(toggle);
    expect(screen.getByRole('searchbox', { name: 'Search tours' })).toHaveValue('');
  });

  it('leads visitors to the tours, and to nothing that is not there', async () => {
    await openHome();
    expect(screen.getAllByRole('link', { name: 'Book Now' })[0]).toHaveAttribute('href', '/tours');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Zanzibar Tours' })).toHaveAttribute(
      'href',
      '/tours',
    );
    expect(
      await within(footer).findByRole('link', { name: 'operator@kanga-day-trips.example' }),
    ).toBeVisible();
  });

  it('puts the focus on the headline of a new page', async () => {
    await openHome();
    await site.user.click(screen.getByRole('link', { name: 'View All Tours' }));
    const headline = await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    await waitFor(() => {
      expect(headline).toHaveFocus();
    });
    expect(document.title).toBe('Zanzibar Tours | Kanga Day Trips');
  });

  it('leads the keyboard past the navigation', async () => {
    await openHome();
    await site.user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('closes the menu behind whoever goes on from it', async () => {
    await openHome();
    await site.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await site.user.click(within(menu).getByRole('link', { name: 'Zanzibar Tours' }));
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('logs an address that leads nowhere, and says so', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site = openSite('/no/such/page');
    await screen.findByText('Oops! Page not found');
    expect(logged).toHaveBeenCalledWith('There is no page at /no/such/page');
  });
});

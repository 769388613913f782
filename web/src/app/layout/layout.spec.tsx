import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { townTour } from '../../../test-support/sample-tours.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  jest.restoreAllMocks();
});

async function openHome() {
  site = openSite('/');
  await screen.findByRole('heading', { name: 'Top Booked Experiences' });
}

describe('the layout of every page', () => {
  it('has a search; an empty search leads to all tours', async () => {
    await openHome();
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(
      await screen.findByRole('combobox', { name: 'Search tours' }),
      '  reef {Enter}',
    );
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(address()).toBe('/tours?q=reef');
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(
      await screen.findByRole('combobox', { name: 'Search tours' }),
      '  {Enter}',
    );
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });

  it('suggests tours in its search, and opens the chosen one; its button searches', async () => {
    const { id, title } = townTour;
    site = openSite('/', quietServer().on('GET /tours/suggestions', { items: [{ id, title }] }));
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(await screen.findByRole('combobox', { name: 'Search tours' }), 'stone');
    await site.user.click(await screen.findByRole('option', { name: title }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(address()).toBe(`/tour/${id}`);
    expect(screen.queryByRole('combobox', { name: 'Search tours' })).toBeNull();
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await site.user.type(await screen.findByRole('combobox', { name: 'Search tours' }), 'stone');
    await site.user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(address()).toBe('/tours?q=stone');
  });

  it.each([
    ['Escape', () => site.user.keyboard('{Escape}')],
    ['its button', () => site.user.click(screen.getByRole('button', { name: 'Close search' }))],
    [
      'Escape on its button',
      async () => {
        screen.getByRole('button', { name: 'Close search' }).focus();
        await site.user.keyboard('{Escape}');
      },
    ],
  ])('clears and closes the search with %s', async (_, close) => {
    await openHome();
    const toggle = screen.getByRole('button', { name: 'Search tours' });
    await site.user.click(toggle);
    await site.user.type(await screen.findByRole('combobox', { name: 'Search tours' }), 'reef');
    await close();
    expect(screen.queryByRole('combobox', { name: 'Search tours' })).toBeNull();
    expect(toggle).toHaveFocus();
    await site.user.click(toggle);
    expect(await screen.findByRole('combobox', { name: 'Search tours' })).toHaveValue('');
  });

  it('closes the search on a press outside it', async () => {
    await openHome();
    await site.user.click(screen.getByRole('button', { name: 'Search tours' }));
    await screen.findByRole('combobox', { name: 'Search tours' });
    await site.user.click(screen.getByRole('heading', { name: 'Top Booked Experiences' }));
    expect(screen.queryByRole('combobox', { name: 'Search tours' })).toBeNull();
  });

  it('links to the tours, Manage booking, About Us and Contact Us, and marks the current page', async () => {
    site = openSite('/tours');
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    const targets = ['Zanzibar Tours', 'Manage booking', 'About Us', 'Contact Us'].map((name) =>
      bar.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/tours', '/find-booking', '/about', '/contact']);
    expect(bar.getByRole('link', { name: 'Zanzibar Tours' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await bar.findByRole('link', { name: 'Kanga Day Trips, home page' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows staff their account instead of the link to book', async () => {
    const user = { username: 'asha', role: 'owner' };
    site = openSite('/', quietServer().on('GET /auth/session', { user }));
    await screen.findByText('Admin');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
  });

  it("links visitors to the tours and to the operator's e-mail", async () => {
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

  it('moves the focus to the headline of a new page', async () => {
    await openHome();
    await site.user.click(screen.getByRole('link', { name: 'View All Tours' }));
    const headline = await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    await waitFor(() => {
      expect(headline).toHaveFocus();
    });
    expect(document.title).toBe('Zanzibar Tours | Kanga Day Trips');
  });

  it('lets the keyboard skip the navigation', async () => {
    await openHome();
    await site.user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('closes the menu when a link in it is followed', async () => {
    await openHome();
    await site.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await site.user.click(within(menu).getByRole('link', { name: 'Zanzibar Tours' }));
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('says that an address does not exist, and logs the address', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site = openSite('/no/such/page');
    await screen.findByText('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute(
      'href',
      '/tours',
    );
    expect(screen.getByRole('link', { name: 'City Tours' })).toHaveAttribute(
      'href',
      '/tours?category=City+Tours',
    );
    await waitFor(() => {
      expect(document.title).toBe('Page not found | Kanga Day Trips');
    });
    expect(logged).toHaveBeenCalledWith('There is no page at /no/such/page');
  });
});

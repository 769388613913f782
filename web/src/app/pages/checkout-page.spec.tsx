import { screen, waitFor } from '@testing-library/react';
import { address, openSite, someDay } from '../../../test-support/open-site.tsx';

describe('the checkout page', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
    sessionStorage.clear();
  });

  it('continues the unfinished booking', async () => {
    site = openSite(`/booking/mnemba-reef-snorkelling?date=${someDay}&guests=3`);
    await site.user.type(await screen.findByLabelText(/^Full name/), 'Asha Juma');
    site.leave();
    site = openSite('/checkout');
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Asha Juma');
    expect(address()).toMatch(/^\/booking\/mnemba-reef-snorkelling\?/);
    expect(new URL(location.href).searchParams.get('date')).toBe(someDay);
  });

  it.each([
    ['nothing was begun', null],
    ['the storage contains nonsense', 'nonsense'],
    ['the storage contains an address on another site', '{"path":"//elsewhere.example/booking/x"}'],
  ])('redirects to the tours if %s', async (_, kept) => {
    if (kept !== null) sessionStorage.setItem('booking-draft.1', kept);
    site = openSite('/checkout');
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });
});

describe('the page for booking directly', () => {
  it('links to the tours', async () => {
    const site = openSite('/book');
    await screen.findByRole('heading', { level: 1, name: 'Book a day trip' });
    expect(screen.getByRole('link', { name: 'Choose a tour' })).toHaveAttribute('href', '/tours');
    site.leave();
  });
});

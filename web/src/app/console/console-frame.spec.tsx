import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { today } from '../../shared/dates/today.ts';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

const booking = adminBooking(74_100_680);

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  localStorage.clear();
  jest.restoreAllMocks();
});

async function openConsole(server = staffServer(booking)) {
  site = openSite('/admin/bookings', server);
  await screen.findByRole('heading', { name: 'Booking Management' });
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('the console', () => {
  it('opens with the inbox', async () => {
    site = openSite('/admin', staffServer(booking));
    await heading('Inbox');
    const ways = within(screen.getByRole('navigation', { name: 'Console' }));
    const [first] = ways.getAllByRole('link');
    expect(first).toHaveAccessibleName('Inbox');
    expect(first).toHaveAttribute('aria-current', 'page');
  });

  it('links to its screens and marks only the open one', async () => {
    await openConsole();
    const ways = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(ways.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'page');
    expect(ways.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    await site.user.click(ways.getByRole('link', { name: 'E-mails' }));
    expect(await heading('E-mails')).toHaveFocus();
  });

  it('keeps its navigation at an address without a screen', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    site = openSite('/admin/no/such/screen', staffServer(booking));
    await heading('404');
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Console' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith('There is no page at /admin/no/such/screen');
    await site.user.click(screen.getByRole('link', { name: 'Go to the inbox' }));
    await heading('Inbox');
  });

  it('shows the details of a screen that broke and links to the others', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const broken = staffServer(booking).on('GET /admin/tours', { items: [null] });
    site = openSite('/admin/tours', broken);
    await heading('Something went wrong');
    const fault = within(screen.getByRole('alert'));
    expect(fault.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(fault.getByText('/admin/tours')).toBeVisible();
    expect(fault.getByText('What went wrong').nextElementSibling).not.toBeEmptyDOMElement();
    const ways = within(screen.getByRole('navigation', { name: 'Console' }));
    await site.user.click(ways.getByRole('link', { name: 'Bookings' }));
    expect(await heading('Booking Management')).toHaveFocus();
  });

  it('says, if a screen does not load offline, that it will open when the browser is online', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const broken = staffServer(booking).on('GET /admin/tours', { items: [null] });
    site = openSite('/admin/tours', broken);
    const fault = await screen.findByRole('alert');
    expect(fault).toHaveTextContent('It opens when you are online again');
    expect(within(fault).queryByRole('button')).toBeNull();
    online.mockRestore();
  });

  it('shows that it is loading while it looks up who is signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    site = openSite(
      '/admin/bookings',
      staffServer(booking).on('GET /auth/session', () => promise),
    );
    await screen.findByText('Loading...');
    resolve(Response.json({ user: { username: 'asha', role: 'staff' } }));
    await heading('Booking Management');
  });

  it('shows who is signed in and signs them out', async () => {
    const server = staffServer(booking).on('POST /auth/sign-out', { user: null });
    await openConsole(server);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByText('asha')).toBeVisible();
    await site.user.click(banner.getByRole('button', { name: 'Sign Out' }));
    await screen.findByText('Signed out successfully');
    expect(address()).toBe('/');
  });

  it('offers no changes to people with read-only access', async () => {
    const user = { username: 'juma', role: 'read-only' };
    await openConsole(staffServer(booking).on('GET /auth/session', { user }));
    await screen.findByText(booking.reference);
    expect(screen.queryByRole('link', { name: 'New booking' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await site.user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /Departures/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /New booking/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Import bookings/ })).toBeNull();
    expect(screen.getByRole('option', { name: /bookings without names/ })).toBeVisible();
  });

  it('shows whether the live connection is open', async () => {
    await openConsole();
    const sign = within(screen.getByRole('banner'));
    expect(sign.getByText('Connecting...')).toBeVisible();
    act(() => StubEventSource.opened.at(-1)?.tell('open'));
    expect(sign.getByText('Live')).toBeVisible();
    act(() => StubEventSource.opened.at(-1)?.turnAway());
    expect(sign.getByText('Not live: reconnecting...')).toBeVisible();
    expect(StubEventSource.opened).toHaveLength(1);
  });

  it('finds screens, bookings and actions by a few letters', async () => {
    await openConsole();
    await site.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^A screen, a booking/ });
    await site.user.type(field, 'mail');
    const mails = await screen.findByRole('option', { name: /E-mails/ });
    expect(field).toHaveAttribute('aria-activedescendant', mails.id);
    await site.user.clear(field);
    await site.user.type(field, 'asha');
    const found = await screen.findByRole('option', { name: /ZBL-74100680/ });
    expect(found).toHaveTextContent('Asha Juma · Nov 28, 2026, 08:30 · Mnemba Reef Snorkelling');
    await site.user.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings/ZBL-74100680');
    });
  });

  it('finds tours, departures and actions that the role may do', async () => {
    const tour = {
      ...{ id: 'mikumi-safari', title: 'Mikumi Safari', category: ['Safari'] },
      ...{ meetingPoint: 'Stone Town', isActive: true },
    };
    const departure = {
      ...{ id: 'mikumi-safari_2026-11-28_0600', tourTitle: 'Mikumi Safari' },
      ...{ date: today(), time: '06:00', seatsTaken: 3 },
    };
    const server = staffServer(booking)
      .on('GET /admin/bookings', { items: [] })
      .on('POST /admin/bookings/search', { items: [] })
      .on('GET /admin/tours', { items: [tour] })
      .on('GET /admin/departures', ({ query }) =>
        Response.json({ items: query.date === today() ? [departure] : [] }),
      );
    await openConsole(server);
    await site.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^A screen, a booking/ });
    await site.user.type(field, 'safari');
    expect(await screen.findByRole('option', { name: /Mikumi Safari.*Active/ })).toBeVisible();
    const today6 = await screen.findByRole('option', { name: /Mikumi Safari, 06:00.*Today/ });
    expect(today6).toHaveTextContent('3 seats taken');
    await site.user.clear(field);
    await site.user.type(field, 'invite');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await site.user.clear(field);
    await site.user.type(field, 'caller book');
    await screen.findByRole('option', { name: /New booking/ });
    await site.user.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings/new');
    });
  });

  it('finds colleagues, sections and actions of owners', async () => {
    const user = { id: 'own', username: 'asha', role: 'owner', hasTotp: false };
    const juma = {
      ...{ id: 'a2', username: 'juma', email: 'juma@example.com', role: 'staff' },
      ...{ isDisabled: false, hasPassword: true, hasTotp: false },
      createdAt: '2026-11-20T06:00:00.000Z',
    };
    const server = staffServer(booking)
      .on('GET /auth/session', { user })
      .on('GET /admin/verification', {})
      .on('GET /admin/tours', { items: [] })
      .on('GET /admin/departures', { items: [] })
      .on('POST /admin/bookings/search', { items: [] })
      .on('GET /admin/accounts/second-factor', { roles: [] })
      .on('GET /admin/accounts', { items: [juma] });
    await openConsole(server);
    await site.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^A screen, a booking/ });
    await site.user.type(field, 'juma');
    expect(await screen.findByRole('option', { name: /juma@example.com/ })).toBeVisible();
    await site.user.clear(field);
    await site.user.type(field, 'verification');
    expect(await screen.findByRole('option', { name: /Check the log/ })).toBeVisible();
    await site.user.clear(field);
    await site.user.type(field, 'invite');
    await screen.findByRole('option', { name: /Invite a colleague/ });
    await site.user.keyboard('{Enter}');
    const patience = { timeout: 10_000 };
    await screen.findByRole('dialog', { name: 'Invite somebody' }, patience);
  });

  it('handles single keys, except in fields and when they are switched off', async () => {
    await openConsole();
    await site.user.type(screen.getByPlaceholderText('ZBL-74100680'), 'gen?');
    expect(await heading('Booking Management')).toBeVisible();
    act(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await site.user.keyboard('ge');
    await heading('E-mails');
    await site.user.keyboard('?');
    await site.user.click(await screen.findByRole('checkbox', { name: /^Single keys/ }));
    await site.user.click(screen.getByRole('button', { name: 'Close' }));
    await site.user.keyboard('gb?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await heading('E-mails')).toBeVisible();
  });
});

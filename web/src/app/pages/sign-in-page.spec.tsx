import { screen, waitFor } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { adminBooking } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';

const asha = { user: { username: 'asha', email: 'asha@example.com', role: 'owner' } };
const noBookings = { items: [] };

/** A server where asha signs in with the password `secret`. */
function serverWithStaff() {
  let session: object = { user: null };
  return quietServer()
    .on('GET /auth/session', () => Response.json(session))
    .on('POST /auth/sign-in', ({ body }) => {
      if ((body as { password: string }).password !== 'secret')
        return problem('InvalidCredentials');
      session = asha;
      return Response.json(session);
    })
    .on('POST /auth/sign-out', () => {
      session = { user: null };
      return Response.json(session);
    })
    .on('GET /admin/bookings', noBookings)
    .on('GET /admin/bookings/counts', { today: 0, dueToday: 0, tomorrow: 0, all: 0, toGiveBack: 0 })
    .on('GET /admin/revenue', { items: [] });
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  sessionStorage.clear();
});

const password = () => screen.getByLabelText(/^Password/);
const pressSignIn = () => site.user.click(screen.getByRole('button', { name: 'Sign In' }));

describe('signing in', () => {
  it('is required before a page for staff, and leads back to it', async () => {
    const server = serverWithStaff()
      .on('POST /admin/bookings/search', { items: [adminBooking(74_100_680)] })
      .on('POST /admin/bookings/counts', {
        today: 0,
        dueToday: 0,
        tomorrow: 0,
        all: 1,
        toGiveBack: 0,
      });
    site = openSite('/admin/bookings?tab=all#search=asha', server);
    await screen.findByRole('heading', { name: 'Admin Sign In' });
    expect(`${address()}${location.hash}`).toBe('/auth');
    expect(site.stub.calls('POST /admin/bookings/search')).toHaveLength(0);
    await pressSignIn();
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    await site.user.type(screen.getByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'wrong');
    await pressSignIn();
    await screen.findByText('Invalid username or password');
    await site.user.clear(password());
    await site.user.type(password(), 'secret');
    await pressSignIn();
    await screen.findByRole('heading', { name: 'Booking Management' });
    expect(`${address()}${location.hash}`).toBe('/admin/bookings?tab=all#search=asha');
    expect(await screen.findByText('asha@example.com')).toBeInTheDocument();
  });

  it.each([
    [
      { because: 'idle', afterMinutes: 30 },
      'You were signed out after 30 minutes without activity.',
    ],
    [
      { because: 'age', afterMinutes: 720 },
      'You were signed out because you signed in 12 hours ago.',
    ],
    [{ because: 'closed' }, 'Your session was ended.'],
  ])('says why a session ended: %j', async (ended, words) => {
    const server = serverWithStaff().on('GET /auth/session', { user: null, ended });
    site = openSite('/admin/bookings', server);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('leads to the set-up if the role requires codes and the account has none', async () => {
    const user = { ...asha.user, hasTotp: false, needsTotp: true };
    const server = serverWithStaff();
    site = openSite('/auth', server);
    await site.user.type(await screen.findByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'secret');
    server.on('POST /auth/sign-in', { user }).on('GET /auth/session', { user });
    await pressSignIn();
    await screen.findByRole('heading', { name: 'Set up an authenticator app' });
    expect(address()).toBe('/admin');
  });

  it('shows that it is loading while the session is unknown', async () => {
    let release: () => void = () => undefined;
    const server = serverWithStaff().on('GET /auth/session', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return Response.json(asha);
    });
    site = openSite('/admin/bookings', server);
    await waitFor(() => {
      expect(server.calls('GET /auth/session')).not.toHaveLength(0);
    });
    await screen.findByText('Loading...');
    release();
    await screen.findByRole('heading', { name: 'Booking Management' });
  });

  it('says if something else went wrong', async () => {
    site = openSite(
      '/auth',
      serverWithStaff().on('POST /auth/sign-in', () => problem('Unexpected')),
    );
    await site.user.type(await screen.findByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'secret{Enter}');
    await screen.findByText('Failed to sign in. Please try again.');
  });

  it('is not required if the person is already signed in', async () => {
    site = openSite('/auth', serverWithStaff().on('GET /auth/session', asha));
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    expect(address()).toBe('/');
  });

  it('makes the first account with the one-time link, and removes its token from the address', async () => {
    const server = serverWithStaff().on('POST /auth/set-up', () =>
      Response.json(asha, { status: 201 }),
    );
    site = openSite('/auth#set-up=a-token', server);
    await screen.findByRole('heading', { name: 'Make the first account' });
    expect(location.hash).toBe('');
    await site.user.type(screen.getByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'long enough');
    await site.user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(server.calls('POST /auth/set-up')[0]?.body).toEqual({
      token: 'a-token',
      username: 'asha',
      password: 'long enough',
    });
  });

  it('follows a one-time link that is opened while the page is open', async () => {
    site = openSite('/auth', serverWithStaff());
    await screen.findByRole('heading', { name: 'Admin Sign In' });
    location.hash = 'set-up=a-token';
    await screen.findByRole('heading', { name: 'Make the first account' });
    expect(location.hash).toBe('');
  });

  it('asks for a code if the account needs one, without asking for the password again', async () => {
    const server = serverWithStaff().on('POST /auth/sign-in', ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return problem('TotpRequired');
      return code === '123456' ? Response.json(asha) : problem('TotpCodeWrong');
    });
    site = openSite('/auth', server);
    await site.user.type(await screen.findByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'secret{Enter}');
    const code = await screen.findByLabelText(/^Code/);
    expect(code).toHaveFocus();
    await pressSignIn();
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    await site.user.type(code, '000000{Enter}');
    await screen.findByText('This code is not valid');
    await site.user.clear(code);
    await site.user.type(code, '123456{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(server.calls('POST /auth/sign-in').at(-1)?.body).toEqual({
      username: 'asha',
      password: 'secret',
      code: '123456',
    });
  });

  it('lets a person choose another account instead of entering the code', async () => {
    const server = serverWithStaff().on('POST /auth/sign-in', () => problem('TotpRequired'));
    site = openSite('/auth', server);
    await site.user.type(await screen.findByLabelText(/^Username/), 'asha');
    await site.user.type(password(), 'secret{Enter}');
    await site.user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(screen.getByLabelText(/^Username/)).toHaveValue('');
  });

  const link = { purpose: 'invitation', username: 'juma', expiresAt: '2026-11-23T06:00:00.000Z' };

  it('lets an invited person choose a password with a link, and removes its token from the address', async () => {
    const server = serverWithStaff()
      .on('POST /auth/link', link)
      .on('POST /auth/link/password', asha);
    site = openSite('/auth#link=a-token', server);
    await screen.findByRole('heading', { name: 'Choose a password' });
    expect(location.hash).toBe('');
    await screen.findByText('juma');
    const choose = screen.getByRole('button', { name: 'Choose password and sign in' });
    await site.user.click(choose);
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    await site.user.type(password(), 'long enough');
    await site.user.click(choose);
    await waitFor(() => {
      expect(address()).toBe('/admin');
    });
    expect(server.calls('POST /auth/link/password')[0]?.body).toEqual({
      token: 'a-token',
      password: 'long enough',
    });
  });

  it('leads to the home page after a link for a new password', async () => {
    const server = serverWithStaff()
      .on('POST /auth/link', { ...link, purpose: 'reset' })
      .on('POST /auth/link/password', asha);
    site = openSite('/auth#link=a-token', server);
    await screen.findByText(/Choose a new password for/);
    await site.user.type(password(), 'long enough{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/');
    });
  });

  it('says if the link is no longer valid', async () => {
    const server = serverWithStaff().on('POST /auth/link', () => problem('AccountLinkInvalid'));
    site = openSite('/auth#link=a-token', server);
    await screen.findByText('This link is no longer valid. Ask the owner for a new one.');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('lasts until the person signs out', async () => {
    const server = serverWithStaff();
    server.on('GET /auth/session', asha);
    site = openSite('/admin/bookings', server);
    await screen.findByRole('heading', { name: 'Booking Management' });
    server.on('GET /auth/session', { user: null });
    await site.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByText('Signed out successfully');
    expect(address()).toBe('/');
    expect(screen.queryByText('asha@example.com')).toBeNull();
  });

  it('lasts if signing out failed, and the page says so', async () => {
    const server = serverWithStaff()
      .on('GET /auth/session', asha)
      .on('POST /auth/sign-out', () => problem('Unexpected'));
    site = openSite('/', server);
    await site.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByText('Error signing out');
    expect(screen.getByText('asha@example.com')).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  const askForLink = async (login: string) => {
    await site.user.click(await screen.findByRole('button', { name: 'Forgotten password?' }));
    await screen.findByRole('heading', { name: 'Forgotten password' });
    const field = screen.getByLabelText(/^Username or e-mail address/);
    expect(field).toHaveFocus();
    if (login !== '') await site.user.type(field, login);
    await site.user.click(screen.getByRole('button', { name: 'Send a link' }));
  };

  it('can be replaced with a mailed link, and the page gives the same answer for every name', async () => {
    const server = serverWithStaff().on('POST /auth/lost-password', {});
    site = openSite('/auth', server);
    await askForLink('asha@example.com');
    await screen.findByText(
      /^If this account exists and has an e-mail address, a link for a new password is on its way\./,
    );
    expect(site.stub.calls('POST /auth/lost-password').map(({ body }) => body)).toEqual([
      { login: 'asha@example.com' },
    ]);
    await site.user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  });

  it('needs a name, and says if too many links were requested', async () => {
    const server = serverWithStaff().on('POST /auth/lost-password', () =>
      problem('TooManyRequests'),
    );
    site = openSite('/auth', server);
    await askForLink('');
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    await site.user.type(screen.getByLabelText(/^Username or e-mail address/), 'asha');
    await site.user.click(screen.getByRole('button', { name: 'Send a link' }));
    await waitFor(() => {
      expect(screen.getByRole('alert')).not.toHaveTextContent('Please fill in all fields');
    });
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('leads to the sign-in if the account still needs a code', async () => {
    const server = serverWithStaff()
      .on('POST /auth/link', { username: 'asha', purpose: 'reset', expiresAt: '2026-11-26T09:00Z' })
      .on('POST /auth/link/password', { user: null });
    site = openSite('/auth#link=abc', server);
    await screen.findByText(/Choose a new password for/);
    await site.user.type(password(), 'a new password');
    await site.user.click(screen.getByRole('button', { name: 'Choose password and sign in' }));
    await screen.findByText('Your password was changed. Sign in with it and a code.');
    expect(screen.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  });
});

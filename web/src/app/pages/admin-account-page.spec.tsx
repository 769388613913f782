import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const user = { id: 'a1', username: 'amina', role: 'staff', hasTotp: false, needsTotp: false };
const offer = {
  secret: 'GEZDGNBVGY3TQOJQ',
  url: 'otpauth://totp/Kanga:amina?secret=GEZDGNBVGY3TQOJQ',
};
const codes = { recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] };

const here = {
  id: 's1',
  device: 'Firefox on Windows',
  network: '192.0.2.0/24',
  openedAt: '2026-11-20T06:00:00.000Z',
  seenAt: '2026-11-20T07:30:00.000Z',
  isThis: true,
};
const phone = { ...here, id: 's2', device: 'Safari on iPhone', isThis: false };
const tablet = { ...phone, id: 's3', device: 'Safari on iPad' };
let sessions: readonly (typeof here)[];

beforeEach(() => {
  sessions = [here, phone, tablet];
});

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

function serverWithAccount(more: Partial<typeof user> = {}): StubApi {
  let session: object = { user: { ...user, ...more } };
  return quietServer()
    .on('GET /auth/session', () => Response.json(session))
    .on('POST /auth/totp', ({ body }) =>
      (body as { password: string }).password === 'secret'
        ? Response.json(offer)
        : problem('PasswordWrong'),
    )
    .on('POST /auth/totp/confirmation', ({ body }) => {
      if ((body as { code: string }).code !== '123456') return problem('TotpCodeWrong');
      session = { user: { ...user, ...more, hasTotp: true } };
      return Response.json(codes, { status: 201 });
    })
    .on('POST /auth/totp/recovery-codes', ({ body }) =>
      (body as { password: string }).password === 'secret'
        ? Response.json(codes)
        : problem('PasswordWrong'),
    )
    .on('DELETE /auth/totp', () => {
      session = { user };
      return new Response(null, { status: 204 });
    })
    .on('GET /auth/sessions', () => Response.json({ items: sessions }))
    .on('POST /auth/sign-out-everywhere', () => {
      session = { user: null };
      return Response.json(session);
    });
}

const open = async (server: StubApi) => {
  site = openSite('/admin/account', server);
  await screen.findByRole('heading', { name: 'My account' });
};
const press = (name: string) => site.user.click(screen.getByRole('button', { name }));

/**
 * Waits until the summary shows the problem and has the focus. Otherwise it could take the focus from a field
 * later.
 */
const saysProblem = async (words: string) => {
  await waitFor(() => {
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(words);
  });
};

describe('the page of the person’s own account', () => {
  it('changes the password of a person who enters the current one', async () => {
    const server = serverWithAccount().on('POST /auth/password', ({ body }) =>
      (body as { current: string }).current === 'secret'
        ? Response.json({ user })
        : problem('PasswordWrong'),
    );
    await open(server);
    await press('Change password');
    await saysProblem('Please fill in all fields');
    const current = screen.getByLabelText(/^Current password/);
    await site.user.type(current, 'wrong');
    await site.user.type(screen.getByLabelText(/^New password/), 'long enough');
    await press('Change password');
    await saysProblem('This password is wrong');
    await site.user.clear(current);
    await site.user.type(current, 'secret');
    await press('Change password');
    await screen.findByText('Password changed. You are signed out everywhere else.');
    expect(current).toHaveValue('');
    expect(server.calls('POST /auth/password').at(-1)?.body).toEqual({
      current: 'secret',
      next: 'long enough',
    });
  });

  it('turns on codes from an app and shows the recovery codes once', async () => {
    await open(serverWithAccount());
    await press('Set up an app');
    const question = await screen.findByRole('dialog', { name: 'Set up an app?' });
    const password = within(question).getByLabelText(/^Your password/);
    await site.user.type(password, 'wrong{Enter}');
    await saysProblem('This password is wrong');
    await site.user.clear(password);
    await site.user.type(password, 'secret{Enter}');
    await screen.findByText('GEZD GNBV GY3T QOJQ');
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const code = screen.getByLabelText(/^Code that the app shows now/);
    await waitFor(() => {
      expect(code).toHaveFocus();
    });
    await site.user.type(code, '000000');
    await press('Turn codes on');
    await saysProblem('This code is not valid');
    await site.user.clear(code);
    await site.user.type(code, '123456');
    await press('Turn codes on');
    const list = await screen.findByRole('group', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => {
      expect(list).toHaveFocus();
    });
    await press('I have written them down');
    expect(screen.queryByText('abcde-fghij')).toBeNull();
    await screen.findByRole('button', { name: 'Turn codes off' });
  });

  it('asks for the set-up of codes before it shows anything else, if the role requires codes', async () => {
    site = openSite('/admin/bookings', serverWithAccount({ needsTotp: true }));
    await screen.findByRole('heading', { name: 'Set up an authenticator app' });
    expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
    expect(site.stub.calls('GET /admin/bookings')).toHaveLength(0);
    await press('Set up an app');
    const question = await screen.findByRole('dialog', { name: 'Set up an app?' });
    await site.user.type(within(question).getByLabelText(/^Your password/), 'secret{Enter}');
    await site.user.type(
      await screen.findByLabelText(/^Code that the app shows now/),
      '123456{Enter}',
    );
    await screen.findByText('abcde-fghij');
    await press('I have written them down');
    await screen.findByRole('navigation', { name: 'Console' });
    expect(address()).toBe('/admin/bookings');
  });

  it("leads to the set-up of codes when the account's role begins to require them", async () => {
    const server = serverWithAccount();
    await open(server);
    server
      .on('GET /auth/session', { user: { ...user, needsTotp: true } })
      .on('POST /auth/sign-out-everywhere', () => problem('SecondFactorNeeded'));
    await press('Sign out everywhere');
    const question = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    await site.user.click(within(question).getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Set up an authenticator app' });
  });

  it('does not turn codes off while the role requires them', async () => {
    await open(serverWithAccount({ hasTotp: true, needsTotp: true }));
    await screen.findByText('Your role needs them, so they cannot be turned off.');
    expect(screen.queryByRole('button', { name: 'Turn codes off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
  });

  it('makes new recovery codes after the password was entered', async () => {
    await open(serverWithAccount({ hasTotp: true }));
    await press('New recovery codes');
    const renewing = await screen.findByRole('dialog', { name: 'New recovery codes?' });
    const asked = within(renewing).getByLabelText(/^Your password/);
    await site.user.type(asked, 'wrong{Enter}');
    await saysProblem('Please fill in all fields');
    await site.user.type(within(renewing).getByLabelText(/^Code/), '654321{Enter}');
    await saysProblem('This password is wrong');
    await site.user.clear(asked);
    await site.user.type(asked, 'secret{Enter}');
    await screen.findByText('abcde-fghij');
  });

  it('turns codes off after the password was entered', async () => {
    await open(serverWithAccount({ hasTotp: true }));
    await press('Turn codes off');
    const turningOff = await screen.findByRole('dialog', { name: 'Turn codes off?' });
    await site.user.type(within(turningOff).getByLabelText(/^Your password/), 'secret');
    await site.user.type(within(turningOff).getByLabelText(/^Code/), '654321{Enter}');
    await screen.findByRole('button', { name: 'Set up an app' });
    expect(site.stub.calls('DELETE /auth/totp').at(-1)?.body).toEqual({
      password: 'secret',
      code: '654321',
    });
  });

  it('also asks for a code to change the password of an account with codes', async () => {
    const server = serverWithAccount({ hasTotp: true }).on('POST /auth/password', { user });
    await open(server);
    await site.user.type(screen.getByLabelText(/^Current password/), 'secret');
    await site.user.type(screen.getByLabelText(/^New password/), 'long enough');
    await press('Change password');
    await saysProblem('Please fill in all fields');
    await site.user.type(screen.getByRole('textbox', { name: /^Code/ }), '654321{Enter}');
    await screen.findByText('Password changed. You are signed out everywhere else.');
    expect(server.calls('POST /auth/password').at(-1)?.body).toEqual({
      current: 'secret',
      next: 'long enough',
      code: '654321',
    });
  });

  it('lists the sessions and ends one of them', async () => {
    const server = serverWithAccount().on('DELETE /auth/sessions/s2', () => {
      sessions = [here, tablet];
      return new Response(null, { status: 204 });
    });
    await open(server);
    const list = await screen.findByRole('list', { name: 'Your sessions' });
    const [own, other] = within(list).getAllByRole('listitem');
    expect(own).toHaveTextContent('Firefox on Windows This browser');
    expect(own).toHaveTextContent('Last used Fri, Nov 20, 2026, 10:30');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent('Network 192.0.2.0/24');
    await site.user.click(screen.getByRole('button', { name: /^Sign out of Safari on iPhone/ }));
    await screen.findByText('Signed out of Safari on iPhone');
    await waitFor(() => {
      expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    });
  });

  it('signs out everywhere else', async () => {
    const server = serverWithAccount().on('POST /auth/sign-out-elsewhere', () => {
      sessions = [here];
      return new Response(null, { status: 204 });
    });
    await open(server);
    await screen.findByText('Safari on iPad');
    await press('Sign out everywhere else');
    const question = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
    await site.user.click(within(question).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => {
      expect(screen.queryByText('Safari on iPad')).toBeNull();
    });
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(address()).toBe('/admin/account');
  });

  it('signs out everywhere, including here', async () => {
    await open(serverWithAccount());
    await press('Sign out everywhere');
    const question = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    await site.user.click(within(question).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => {
      expect(address()).toBe('/auth');
    });
  });
});

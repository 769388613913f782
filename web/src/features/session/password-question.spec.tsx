import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const user = { id: 'a1', username: 'amina', role: 'owner', hasTotp: false };
const held = { bookings: [], messages: ['2026-11-02'], mergedCustomers: 0, otherAddresses: 0 };

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

/** A server that returns personal data only after the password was given again. */
function strictServer(more: Partial<typeof user> = {}): StubApi {
  let isConfirmed = false;
  return quietServer()
    .on('GET /auth/session', { user: { ...user, ...more } })
    .on('GET /admin/customers/erasures', {
      items: [],
      awaitsScavenge: false,
      bookingDataMonths: 36,
      contactDataMonths: 24,
    })
    .on('POST /admin/customers/erasure/preview', held)
    .on('POST /auth/confirmation', ({ body }) => {
      if ((body as { password: string }).password !== 'secret') return problem('PasswordWrong');
      isConfirmed = true;
      return new Response(null, { status: 204 });
    })
    .on('POST /admin/customers/erasure', () =>
      isConfirmed
        ? Response.json({
            bookings: 0,
            messages: 1,
            addresses: 1,
            isPurged: true,
            awaitsScavenge: false,
            position: 'log.42',
          })
        : problem('PasswordNeededAgain'),
    );
}

async function erase(server: StubApi) {
  site = openSite('/admin/customers/data', server);
  await site.user.type(await screen.findByLabelText(/^E-mail address/), 'zuri@example.org{Enter}');
  await site.user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person?' });
  const again = within(dialog).getByLabelText(/^Type the address again/);
  await site.user.type(again, 'zuri@example.org{Enter}');
}

const question = () => screen.findByRole('dialog', { name: 'Enter your password' });

describe('when the API asks for the password again', () => {
  it('a dialog asks for it, and then the same request is sent once more', async () => {
    const server = strictServer();
    await erase(server);
    const password = within(await question()).getByLabelText(/^Your password/);
    await site.user.type(password, 'wrong{Enter}');
    await screen.findByText('This password is wrong');
    await site.user.clear(password);
    await site.user.type(password, 'secret{Enter}');
    await screen.findByText(/^The personal data is erased from/);
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, second, ...more] = server.calls('POST /admin/customers/erasure');
    expect(more).toEqual([]);
    expect(second?.body).toEqual(first?.body);
    const key = first?.headers.get('idempotency-key');
    expect(second?.headers.get('idempotency-key')).toBe(key);
    expect(key).not.toBeNull();
  });

  it('the request is not repeated if the dialog is closed, and the form shows an error', async () => {
    const server = strictServer();
    await erase(server);
    await site.user.click(within(await question()).getByRole('button', { name: 'Back' }));
    await screen.findByText('Please enter your password again');
    expect(server.calls('POST /admin/customers/erasure')).toHaveLength(1);
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Enter your password' })).toBeNull();
    });
  });

  it('the dialog also asks for a code if the account has a second factor', async () => {
    const server = strictServer({ hasTotp: true });
    await erase(server);
    const fields = within(await question());
    await site.user.type(fields.getByLabelText(/^Your password/), 'secret');
    await site.user.type(fields.getByLabelText(/^Code/), '123456{Enter}');
    await screen.findByText(/^The personal data is erased from/);
    expect(server.calls('POST /auth/confirmation')[0]?.body).toEqual({
      password: 'secret',
      code: '123456',
    });
  });
});

import type {
  AccountListView,
  AccountView,
  LinkedAccountAnswer,
} from '@contracts/account/account-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const amina: AccountView = {
  id: 'a1',
  username: 'amina',
  role: 'owner',
  isDisabled: false,
  hasPassword: true,
  hasTotp: true,
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSignInAt: '2026-11-20T07:30:00.000Z',
};
const juma: AccountView = {
  ...amina,
  id: 'a2',
  username: 'juma',
  email: 'juma@tours.example',
  role: 'staff',
  hasTotp: false,
};
const link = 'https://site.example/auth#link=secret';
const withoutPassword: AccountView = {
  ...{ id: 'a2', username: 'juma', email: 'juma@tours.example', role: 'staff' },
  ...{ isDisabled: false, hasPassword: false, hasTotp: false, createdAt: amina.createdAt },
};
const linked: LinkedAccountAnswer = {
  ...withoutPassword,
  linkExpiresAt: '2026-11-23T06:00:00.000Z',
  link,
  revision: '0',
  position: 'p',
};

let site: ReturnType<typeof openSite>;
let accounts: readonly AccountView[];
let delivery: AccountListView['delivery'];

beforeEach(() => {
  accounts = [amina, juma];
  delivery = 'outbox';
});
afterEach(() => {
  site.leave();
});

function serverWithAccounts(role: 'owner' | 'staff' = 'owner'): StubApi {
  const user = { id: 'a1', username: 'amina', role, hasTotp: true };
  return quietServer()
    .on('GET /auth/session', { user })
    .on('GET /admin/accounts', () => Response.json({ items: accounts, delivery }))
    .on('GET /admin/accounts/second-factor', { roles: ['read-only'] });
}

const open = async (server: StubApi) => {
  site = openSite('/admin/accounts', server);
  await screen.findByRole('heading', { name: 'Accounts', level: 1 });
};

const act = async (name: string, action: string) => {
  await site.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const menu = screen.getByRole('menu', { name: `Actions for ${name}`, hidden: true });
  await site.user.click(within(menu).getByRole('menuitem', { name: action, hidden: true }));
};

describe('the accounts page', () => {
  it('lists the accounts with their state, and marks the owner’s own account', async () => {
    await open(serverWithAccounts());
    const list = await screen.findByRole('list', { name: 'Accounts' });
    const [own, other] = within(list).getAllByRole('listitem');
    expect(own).toHaveTextContent('amina (you)');
    expect(own).toHaveTextContent('Uses codes');
    expect(own).toHaveTextContent('Fri, Nov 20, 2026, 10:30');
    expect(other).toHaveTextContent('juma@tours.example');
    expect(other).toHaveTextContent('Active');
  });

  it('lets the owner require codes from an app by role', async () => {
    let rule = { roles: ['read-only'] };
    const server = serverWithAccounts()
      .on('GET /admin/accounts/second-factor', () => Response.json(rule))
      .on('PUT /admin/accounts/second-factor', ({ body }) => {
        const { role } = body as { role: string };
        if (role === 'owner') return problem('OwnTotpMissing');
        rule = { roles: [role] };
        return Response.json(rule);
      });
    await open(server);
    const list = await screen.findByRole('list', { name: 'Who needs codes' });
    const [owners, staff, readers] = within(list).getAllByRole('listitem');
    expect(owners).toHaveTextContent('1 of 1 uses codes.');
    expect(staff).toHaveTextContent('0 of 1 uses codes.');
    expect(readers).toHaveTextContent('Required');
    expect(readers).toHaveTextContent('Nobody has this role.');
    const ask = async (what: string, confirm: string) => {
      await site.user.click(screen.getByRole('button', { name: what }));
      const dialog = await screen.findByRole('dialog');
      await site.user.click(within(dialog).getByRole('button', { name: confirm }));
      return dialog;
    };
    const dialog = await ask('Require codes: Owner', 'Require codes');
    await within(dialog).findByText('Set up an authenticator app for yourself first');
    await site.user.click(within(dialog).getByRole('button', { name: 'Back' }));
    await ask('Require codes: Staff', 'Require codes');
    await screen.findByRole('button', { name: 'Stop requiring codes: Staff' });
    expect(server.calls('PUT /admin/accounts/second-factor').at(-1)?.body).toEqual({
      role: 'staff',
      isRequired: true,
    });
  });

  it('is only for owners', async () => {
    const server = serverWithAccounts('staff');
    await open(server);
    await screen.findByText('Only an owner manages the accounts.');
    expect(server.calls('GET /admin/accounts')).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
  });

  it('invites a person with a link that is shown once', async () => {
    const server = serverWithAccounts().on('POST /admin/accounts', ({ body }) =>
      (body as { username: string }).username === 'amina'
        ? problem('UsernameTaken')
        : Response.json(linked, { status: 201 }),
    );
    await open(server);
    await site.user.click(screen.getByRole('button', { name: 'Invite somebody' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
    const submit = () =>
      site.user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
    await submit();
    await within(dialog).findByRole('link', { name: 'Please fill in all required fields' });
    const username = within(dialog).getByLabelText(/^Username/);
    await site.user.type(username, 'amina');
    await submit();
    await within(dialog).findByRole('link', { name: 'This username is already taken' });
    await site.user.clear(username);
    await site.user.type(username, ' juma ');
    await site.user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Read only');
    await submit();
    const given = await screen.findByRole('dialog', { name: 'A link for juma' });
    expect(given).toHaveTextContent(link);
    expect(given).toHaveTextContent('until Mon, Nov 23, 2026, 09:00');
    expect(server.calls('POST /admin/accounts').at(-1)?.body).toEqual({
      username: 'juma',
      role: 'read-only',
    });
    await site.user.click(within(given).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(link)).toBeNull();
  });

  it('edits accounts, and says why an account cannot be changed', async () => {
    const server = serverWithAccounts().on('PATCH /admin/accounts/a1', () => problem('LastOwner'));
    server.on('PATCH /admin/accounts/a2', ({ body }) => {
      accounts = [amina, { ...juma, ...(body as Partial<AccountView>) }];
      return Response.json({ ...accounts[1], revision: '1', position: 'p' });
    });
    await open(server);
    await act('juma', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit juma' });
    await site.user.selectOptions(within(dialog).getByLabelText(/^Role/), 'Owner');
    await site.user.clear(within(dialog).getByLabelText(/^E-mail/));
    await site.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(server.calls('PATCH /admin/accounts/a2')[0]?.body).toEqual({
        role: 'owner',
        email: null,
      });
    });
    await act('amina', 'Disable');
    const question = await screen.findByRole('dialog', { name: 'Disable amina?' });
    await site.user.click(within(question).getByRole('button', { name: 'Disable' }));
    await within(question).findByText('First make another owner: there must always be one');
  });

  it('disables and enables an account', async () => {
    const server = serverWithAccounts().on('PATCH /admin/accounts/a2', ({ body }) => {
      accounts = [amina, { ...juma, ...(body as Partial<AccountView>) }];
      return Response.json({ ...accounts[1], revision: '1', position: 'p' });
    });
    await open(server);
    await act('juma', 'Disable');
    const question = await screen.findByRole('dialog', { name: 'Disable juma?' });
    await site.user.click(within(question).getByRole('button', { name: 'Disable' }));
    await screen.findByText('Disabled');
    await act('juma', 'Enable');
    await screen.findByText('juma can sign in again');
  });

  it('resets an account with a new link', async () => {
    const server = serverWithAccounts().on('POST /admin/accounts/a2/reset', linked);
    await open(server);
    await act('juma', 'Reset password');
    const question = await screen.findByRole('dialog', { name: 'Reset the password of juma?' });
    await site.user.click(within(question).getByRole('button', { name: 'Reset password' }));
    const given = await screen.findByRole('dialog', { name: 'A link for juma' });
    expect(given).toHaveTextContent(link);
  });

  const sent = { outcome: 'sent', at: '2026-11-20T08:00:00.000Z' } as const;
  const expires = { linkExpiresAt: '2026-11-23T06:00:00.000Z' };
  const invited = { ...withoutPassword, ...expires, linkMail: sent };

  it('sends the invitation by e-mail if there is an address and a mail server', async () => {
    delivery = 'smtp';
    const server = serverWithAccounts().on('POST /admin/accounts', invited);
    await open(server);
    await site.user.click(screen.getByRole('button', { name: 'Invite somebody' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
    expect(dialog).toHaveTextContent('We send the invitation to this address.');
    await site.user.type(within(dialog).getByLabelText(/^Username/), 'juma');
    await site.user.type(within(dialog).getByLabelText(/^E-mail/), 'juma@tours.example');
    await site.user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    const given = await screen.findByRole('dialog', { name: 'E-mail sent to juma' });
    expect(given).toHaveTextContent('We sent a link to juma@tours.example.');
    expect(given).toHaveTextContent('until Mon, Nov 23, 2026, 09:00');
    expect(within(given).queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('gives the link to the owner, with the reason, if the e-mail could not be sent', async () => {
    delivery = 'smtp';
    accounts = [amina, invited];
    const failed = { ...sent, outcome: 'failed', reason: 'EAUTH' } as const;
    const answer = { ...invited, link, linkMail: failed };
    await open(serverWithAccounts().on('POST /admin/accounts/a2/invitation', answer));
    await act('juma', 'Send invitation again');
    const question = await screen.findByRole('dialog', { name: 'Invite juma again?' });
    expect(question).toHaveTextContent('Their old link stops working.');
    await site.user.click(within(question).getByRole('button', { name: 'Send again' }));
    const given = await screen.findByRole('dialog', { name: 'A link for juma' });
    expect(given).toHaveTextContent('did not accept the username or the password');
    expect(given).toHaveTextContent(link);
  });

  it('shows how long an invitation is valid, and withdraws it', async () => {
    delivery = 'smtp';
    accounts = [amina, invited];
    const server = serverWithAccounts().on('DELETE /admin/accounts/a2/invitation', () => {
      accounts = [amina, withoutPassword];
      return Response.json({ ...withoutPassword, revision: '1', position: 'p' });
    });
    await open(server);
    await screen.findByText('Invitation sent');
    expect(screen.getByText('Mon, Nov 23, 2026, 09:00')).toBeVisible();
    await act('juma', 'Withdraw invitation');
    const question = await screen.findByRole('dialog', {
      name: 'Withdraw the invitation of juma?',
    });
    await site.user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('No valid link');
    const actions = await screen.findByRole('button', { name: 'Actions for juma' });
    await site.user.click(actions);
    expect(
      screen.queryByRole('menuitem', { name: 'Withdraw invitation', hidden: true }),
    ).toBeNull();
  });

  it('shows the history of an account', async () => {
    const entry = {
      revision: '1',
      at: '2026-11-20T07:30:00.000Z',
      actor: { kind: 'admin', id: 'a3', name: 'asha' },
      action: 'AccountRoleChanged',
      changes: [{ field: 'role', before: 'staff', after: 'read-only' }],
      causedBy: 'c',
    };
    const server = serverWithAccounts().on('GET /admin/accounts/a2/history', { items: [entry] });
    await open(server);
    await act('juma', 'History');
    const history = await screen.findByRole('dialog', { name: 'History of juma' });
    await within(history).findByText(/Role changed/);
    expect(history).toHaveTextContent('by asha');
    expect(history).toHaveTextContent('read-only');
  });
});

import { given } from '../../../../test/support/stories/decider-story.ts';
import { accountDecider } from './account.decider.ts';
import type { AccountEvent } from './account.events.ts';
import type { EditAccount } from './commands/edit-account.ts';
import type { AccountAction } from './commands/note-on-account.ts';
import type { StaffRole } from './staff-role.ts';
import { isManagement } from './visible-events.ts';

const created = (role: StaffRole): AccountEvent => ({ type: 'AccountCreated', data: { role } });
const plain = <Type extends AccountEvent['type']>(type: Type) =>
  ({ type, data: {} }) as Extract<AccountEvent, { type: Type }>;
const roleChanged = (before: StaffRole, after: StaffRole): AccountEvent => ({
  type: 'AccountRoleChanged',
  data: { before, after },
});
const edit = (change: Partial<EditAccount>): EditAccount => ({
  type: 'EditAccount',
  changesEmail: false,
  isLastOwner: false,
  ...change,
});
const reset = (isLastOwner = false) => ({ type: 'ResetAccount', isLastOwner }) as const;

describe('creating an account', () => {
  it('records its role, once', () => {
    const create = { type: 'CreateAccount', role: 'staff' } as const;
    given(accountDecider, [])
      .when(create)
      .then([created('staff')]);
    given(accountDecider, [created('staff')])
      .when(create)
      .thenNothing();
  });
});

describe('making codes compulsory for a role', () => {
  const rule = (role: StaffRole, isRequired: boolean, hasTotp = true) =>
    ({ type: 'RequireTotp', role, isRequired, hasTotp }) as const;

  it('is recorded each time', () => {
    given(accountDecider, [created('owner')])
      .when(rule('owner', true))
      .then([{ type: 'TotpRequiredOfRole', data: { role: 'owner' } }]);
    const before: AccountEvent = { type: 'TotpNotRequiredOfRole', data: { role: 'staff' } };
    given(accountDecider, [created('owner'), before])
      .when(rule('staff', false, false))
      .then([{ type: 'TotpNotRequiredOfRole', data: { role: 'staff' } }]);
  });

  it('is refused for owners if the owner who requires the codes has none', () => {
    given(accountDecider, [created('owner')])
      .when(rule('owner', true, false))
      .thenRefused({ code: 'OwnTotpMissing' });
    given(accountDecider, [created('owner')])
      .when(rule('staff', true, false))
      .then([{ type: 'TotpRequiredOfRole', data: { role: 'staff' } }]);
    given(accountDecider, []).when(rule('staff', true)).thenRefused({ code: 'AccountNotFound' });
  });
});

describe('editing an account', () => {
  it('records only real changes, as one event each', () => {
    given(accountDecider, [created('staff')])
      .when(edit({ role: 'read-only', changesEmail: true, isDisabled: true }))
      .then([
        roleChanged('staff', 'read-only'),
        plain('AccountEmailChanged'),
        plain('AccountDisabled'),
      ]);
    given(accountDecider, [created('staff'), plain('AccountDisabled')])
      .when(edit({ isDisabled: false }))
      .then([plain('AccountEnabled')]);
  });

  it('stores no event if the values stay the same', () => {
    given(accountDecider, [created('owner'), roleChanged('owner', 'staff')])
      .when(edit({ role: 'staff', isDisabled: false }))
      .thenNothing();
    given(accountDecider, [created('staff'), plain('AccountDisabled'), plain('AccountEnabled')])
      .when(edit({ isDisabled: false }))
      .thenNothing();
  });

  it.each([
    { role: 'staff' },
    { isDisabled: true },
    { role: 'read-only', changesEmail: true },
  ] as const)('never leaves the accounts without an owner: %j', (change) => {
    given(accountDecider, [created('owner')])
      .when(edit({ ...change, isLastOwner: true }))
      .thenRefused({ code: 'LastOwner' });
  });

  it('accepts a change to the last owner if they stay an owner', () => {
    given(accountDecider, [created('owner')])
      .when(edit({ role: 'owner', changesEmail: true, isLastOwner: true }))
      .then([plain('AccountEmailChanged')]);
  });

  it('is refused if there is no account', () => {
    given(accountDecider, []).when(edit({})).thenRefused({ code: 'AccountNotFound' });
  });
});

describe('resetting an account', () => {
  it('is possible any number of times', () => {
    given(accountDecider, [created('staff'), plain('AccountReset')])
      .when(reset())
      .then([plain('AccountReset')]);
  });

  it('is refused for the last owner, and if there is no account', () => {
    given(accountDecider, [created('owner')])
      .when(reset(true))
      .thenRefused({ code: 'LastOwner' });
    given(accountDecider, []).when(reset()).thenRefused({ code: 'AccountNotFound' });
  });

  it('removes the codes', () => {
    const state = [created('staff'), plain('TotpTurnedOn'), plain('AccountReset')].reduce(
      accountDecider.evolve,
      accountDecider.initialState,
    );
    expect(state).toEqual({ status: 'created', role: 'staff', isDisabled: false, hasTotp: false });
  });
});

describe('an invitation', () => {
  const renew = (isInvited: boolean) => ({ type: 'RenewInvitation', isInvited }) as const;
  const withdraw = (isInvited: boolean, hasLink = true) =>
    ({ type: 'WithdrawInvitation', isInvited, hasLink }) as const;

  it('is renewed, also after it was withdrawn', () => {
    given(accountDecider, [created('staff'), plain('InvitationWithdrawn')])
      .when(renew(true))
      .then([plain('InvitationRenewed')]);
  });

  it('is withdrawn once', () => {
    given(accountDecider, [created('staff')])
      .when(withdraw(true))
      .then([plain('InvitationWithdrawn')]);
    given(accountDecider, [created('staff')])
      .when(withdraw(true, false))
      .then([]);
  });

  it('is over once the password was chosen', () => {
    for (const command of [renew(false), withdraw(false)]) {
      given(accountDecider, [created('staff')])
        .when(command)
        .thenRefused({ code: 'InvitationUsed' });
    }
  });

  it('is refused if there is no account', () => {
    for (const command of [renew(true), withdraw(true)]) {
      given(accountDecider, []).when(command).thenRefused({ code: 'AccountNotFound' });
    }
  });

  it('increases the revision with which an owner’s changes are compared', () => {
    expect(isManagement('InvitationRenewed')).toBe(true);
    expect(isManagement('InvitationWithdrawn')).toBe(true);
  });
});

describe('the recovery of an owner', () => {
  const recover = { type: 'IssueRecoveryLink' } as const;

  it('is recorded each time, and keeps the second factor until the link is used', () => {
    const before = [created('owner'), plain('TotpTurnedOn'), plain('RecoveryLinkIssued')];
    given(accountDecider, before)
      .when(recover)
      .then([plain('RecoveryLinkIssued')]);
    const state = before.reduce(accountDecider.evolve, accountDecider.initialState);
    expect(state).toMatchObject({ hasTotp: true });
    expect(isManagement('RecoveryLinkIssued')).toBe(true);
  });

  it('is refused for other roles, for a disabled owner, and if there is no account', () => {
    for (const before of [[created('staff')], [created('owner'), plain('AccountDisabled')]]) {
      given(accountDecider, before).when(recover).thenRefused({ code: 'OwnerCannotRecover' });
    }
    given(accountDecider, []).when(recover).thenRefused({ code: 'AccountNotFound' });
  });
});

describe('the actions of an account’s user', () => {
  const locked = { failures: 10, seconds: 600, device: 'unknown' } as const;
  const actions: readonly (readonly [AccountAction, AccountEvent])[] = [
    [{ type: 'was-mailed-invitation' }, plain('InvitationMailed')],
    [{ type: 'was-mailed-password-link' }, plain('PasswordLinkMailed')],
    [
      { type: 'was-not-mailed-link', reason: 'ECONNREFUSED' },
      { type: 'LinkNotMailed', data: { reason: 'ECONNREFUSED' } },
    ],
    [{ type: 'chose-password' }, plain('PasswordChosen')],
    [{ type: 'changed-password' }, plain('PasswordChanged')],
    [{ type: 'turned-totp-on' }, plain('TotpTurnedOn')],
    [{ type: 'turned-totp-off' }, plain('TotpTurnedOff')],
    [{ type: 'renewed-recovery-codes' }, plain('RecoveryCodesRenewed')],
    [
      { type: 'signed-in', secondFactor: 'totp' },
      { type: 'SignedIn', data: { secondFactor: 'totp' } },
    ],
    [
      { type: 'exported-list', list: 'bookings', filter: 'tab all', rows: 488 },
      { type: 'ListExported', data: { list: 'bookings', filter: 'tab all', rows: 488 } },
    ],
    [
      { type: 'signed-in', secondFactor: 'totp', device: 'Firefox on Windows', network: '4f9a01' },
      {
        type: 'SignedIn',
        data: { secondFactor: 'totp', device: 'Firefox on Windows', network: '4f9a01' },
      },
    ],
    [{ type: 'signed-out-everywhere' }, plain('SignedOutEverywhere')],
    [
      { type: 'sign-in-locked', ...locked },
      { type: 'SignInLocked', data: locked },
    ],
  ];

  it.each(actions)('are recorded: %j', (action, event) => {
    given(accountDecider, [created('staff')])
      .when({ type: 'NoteOnAccount', action })
      .then([event]);
  });

  it('do not change the revision with which an owner’s changes are compared', () => {
    expect(actions.map(([, { type }]) => isManagement(type))).not.toContain(true);
    expect(isManagement('AccountRoleChanged')).toBe(true);
  });

  it('are not recorded if there is no account', () => {
    given(accountDecider, [])
      .when({ type: 'NoteOnAccount', action: { type: 'chose-password' } })
      .thenRefused({ code: 'AccountNotFound' });
    given(accountDecider, [plain('SignedOutEverywhere')])
      .when({ type: 'NoteOnAccount', action: { type: 'chose-password' } })
      .thenRefused({ code: 'AccountNotFound' });
  });

  it('turn codes on and off', () => {
    const after = (...events: AccountEvent[]) =>
      events.reduce(accountDecider.evolve, accountDecider.initialState);
    expect(after(created('staff'), plain('TotpTurnedOn'))).toMatchObject({ hasTotp: true });
    expect(after(created('staff'), plain('TotpTurnedOn'), plain('TotpTurnedOff'))).toMatchObject({
      hasTotp: false,
    });
  });
});

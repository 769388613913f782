import {
  editAccount,
  type EditAccountRefusal,
} from '../../../domain/account/commands/edit-account.ts';
import {
  issueRecoveryLink,
  type IssueRecoveryLinkRefusal,
} from '../../../domain/account/commands/issue-recovery-link.ts';
import {
  type InvitationRefusal,
  renewInvitation,
} from '../../../domain/account/commands/renew-invitation.ts';
import { withdrawInvitation } from '../../../domain/account/commands/withdraw-invitation.ts';
import { noteOnAccount } from '../../../domain/account/commands/note-on-account.ts';
import {
  requireTotp,
  type RequireTotpRefusal,
} from '../../../domain/account/commands/require-totp.ts';
import { resetAccount } from '../../../domain/account/commands/reset-account.ts';
import type { AccountNotFound } from '../../../domain/account/account.refusals.ts';
import { type Account, isInvited } from '../../ports/accounts.ts';
import { linkGiven, recoveryLink } from './account-links.ts';
import type { AccountAddress } from './account-streams.ts';
import { type AccountChange, ChangeAccountHandler } from './change-account.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import type { EditAccountInput, NoteOnAccountInput, RequireTotpInput } from './account.commands.ts';

const editing: AccountChange<EditAccountInput, EditAccountRefusal> = {
  decide: (input, state, { account, isLastOwner }) => {
    const changesEmail = input.email !== undefined && input.email !== account.email;
    return editAccount({ type: 'EditAccount', ...input, changesEmail, isLastOwner }, state);
  },
  apply: (input, account) => {
    const { role = account.role, email = account.email, isDisabled = account.isDisabled } = input;
    const epoch = account.epoch + (isDisabled && !account.isDisabled ? 1 : 0);
    // A link in an e-mail to the former address must not work any more.
    const link = email !== account.email && wasMailed(account) ? null : account.link;
    const changed = { ...account, role, email, isDisabled, epoch, link };
    return isSame(account, changed) ? account : changed;
  },
};

const resetting: AccountChange<AccountAddress, EditAccountRefusal> = {
  decide: (_, state, { isLastOwner }) => resetAccount({ type: 'ResetAccount', isLastOwner }, state),
  apply: (_, account, { run: { commandId, ports }, now }) => ({
    ...account,
    passwordHash: null,
    totp: null,
    totpOffer: null,
    epoch: account.epoch + 1,
    link: linkGiven(ports.cryptography, account.lastSignInAt === null ? 'invitation' : 'reset', {
      commandId,
      now,
    }),
  }),
};

const renewing: AccountChange<AccountAddress, InvitationRefusal> = {
  decide: (_, state, { account }) =>
    renewInvitation({ type: 'RenewInvitation', isInvited: isInvited(account) }, state),
  apply: (_, account, { run: { commandId, ports }, now }) => ({
    ...account,
    link: linkGiven(ports.cryptography, 'invitation', { commandId, now }),
  }),
};

const withdrawing: AccountChange<AccountAddress, InvitationRefusal> = {
  decide: (_, state, { account }) =>
    withdrawInvitation(
      {
        type: 'WithdrawInvitation',
        isInvited: isInvited(account),
        hasLink: account.link !== null,
      },
      state,
    ),
  apply: (_, account) => (account.link === null ? account : { ...account, link: null }),
};

/**
 * Password and second factor stay until the link is used. So there is always an owner who can sign in, and
 * a stolen password alone never opens the account.
 */
const recovering: AccountChange<AccountAddress, IssueRecoveryLinkRefusal> = {
  decide: (_, state) => issueRecoveryLink({ type: 'IssueRecoveryLink' }, state),
  apply: (_, account, { run: { commandId, ports }, now }) => ({
    ...account,
    epoch: account.epoch + 1,
    link: recoveryLink(ports.cryptography, { commandId, now }),
  }),
};

const requiring: AccountChange<RequireTotpInput, RequireTotpRefusal> = {
  decide: ({ role, isRequired }, state, { account }) => {
    const hasTotp = account.totp !== null;
    return requireTotp({ type: 'RequireTotp', role, isRequired, hasTotp }, state);
  },
  storeBeside: ({ role, isRequired }, accounts) => accounts.requireTotp(role, isRequired),
};

const noting: AccountChange<NoteOnAccountInput, AccountNotFound> = {
  decide: ({ action }, state) => noteOnAccount({ type: 'NoteOnAccount', action }, state),
};

export const editAccountAt = (desk: CommandDesk) => new ChangeAccountHandler(desk, editing);
export const resetAccountAt = (desk: CommandDesk) => new ChangeAccountHandler(desk, resetting);
export const renewInvitationAt = (desk: CommandDesk) => new ChangeAccountHandler(desk, renewing);
export const withdrawInvitationAt = (desk: CommandDesk) =>
  new ChangeAccountHandler(desk, withdrawing);
export const issueRecoveryLinkAt = (desk: CommandDesk) =>
  new ChangeAccountHandler(desk, recovering);
export const requireTotpAt = (desk: CommandDesk) => new ChangeAccountHandler(desk, requiring);
export const noteOnAccountAt = (desk: CommandDesk) => new ChangeAccountHandler(desk, noting);

function isSame(one: Account, other: Account): boolean {
  return (
    one.role === other.role && one.email === other.email && one.isDisabled === other.isDisabled
  );
}

function wasMailed({ link }: Account): boolean {
  return link?.mail !== undefined || link?.isMailed === true;
}

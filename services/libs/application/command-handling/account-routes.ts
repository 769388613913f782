import { editAccount } from '../../domain/account/commands/edit-account.ts';
import { noteOnAccount } from '../../domain/account/commands/note-on-account.ts';
import { requireTotp } from '../../domain/account/commands/require-totp.ts';
import { resetAccount } from '../../domain/account/commands/reset-account.ts';
import type {
  AccountNotFound,
  EditAccountRefusal,
  RequireTotpRefusal,
} from '../../domain/account/account.refusals.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import { linkGiven } from './account-links.ts';
import { type AccountChange, ChangeAccountHandler } from './change-account.ts';
import { type AnyCommandType, type CommandRoute, handledBy } from './command-route.ts';
import {
  type AccountWish,
  CreateAccount,
  EditAccount,
  type EditAccountWish,
  NoteOnAccount,
  type NoteOnAccountWish,
  RequireTotp,
  type RequireTotpWish,
  ResetAccount,
} from './commands/account.commands.ts';
import { CreateAccountHandler } from './create-account.ts';

const editing: AccountChange<EditAccountWish, EditAccountRefusal> = {
  decide: (wish, state, { account, isLastOwner }) => {
    const changesEmail = wish.email !== undefined && wish.email !== account.email;
    return editAccount({ type: 'EditAccount', ...wish, changesEmail, isLastOwner }, state);
  },
  apply: (wish, account) => {
    const { role = account.role, email = account.email, isDisabled = account.isDisabled } = wish;
    const epoch = account.epoch + (isDisabled && !account.isDisabled ? 1 : 0);
    const changed = { ...account, role, email, isDisabled, epoch };
    return isSame(account, changed) ? account : changed;
  },
};

const resetting: AccountChange<AccountWish, EditAccountRefusal> = {
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

const requiring: AccountChange<RequireTotpWish, RequireTotpRefusal> = {
  decide: ({ role, isRequired }, state, { account }) => {
    const hasTotp = account.totp !== null;
    return requireTotp({ type: 'RequireTotp', role, isRequired, hasTotp }, state);
  },
  storeBeside: ({ role, isRequired }, accounts) => accounts.requireTotp(role, isRequired),
};

const noting: AccountChange<NoteOnAccountWish, AccountNotFound> = {
  decide: ({ deed }, state) => noteOnAccount({ type: 'NoteOnAccount', deed }, state),
};

/** The commands on accounts, which need the stored accounts as well as the log. */
export function accountRoutes(accounts: Accounts): readonly CommandRoute[] {
  return [
    handledBy(CreateAccount, (desk) => new CreateAccountHandler(desk, accounts)),
    handledBy(EditAccount, (desk) => new ChangeAccountHandler(desk, accounts, editing)),
    handledBy(ResetAccount, (desk) => new ChangeAccountHandler(desk, accounts, resetting)),
    handledBy(RequireTotp, (desk) => new ChangeAccountHandler(desk, accounts, requiring)),
    handledBy(NoteOnAccount, (desk) => new ChangeAccountHandler(desk, accounts, noting)),
  ];
}

/** The same commands without their handlers. */
export const accountCommands: readonly AnyCommandType[] = [
  CreateAccount,
  EditAccount,
  ResetAccount,
  RequireTotp,
  NoteOnAccount,
];

function isSame(one: Account, other: Account): boolean {
  return (
    one.role === other.role && one.email === other.email && one.isDisabled === other.isDisabled
  );
}

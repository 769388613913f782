import type { AccountEvent } from '../../../domain/account/account.events.ts';
import type { AccountNotFound, UsernameTaken } from '../../../domain/account/account.refusals.ts';
import type { AccountState } from '../../../domain/account/account.state.ts';
import type { EditAccountRefusal } from '../../../domain/account/commands/edit-account.ts';
import type { IssueRecoveryLinkRefusal } from '../../../domain/account/commands/issue-recovery-link.ts';
import type { AccountAction } from '../../../domain/account/commands/note-on-account.ts';
import type { InvitationRefusal } from '../../../domain/account/commands/renew-invitation.ts';
import type { RequireTotpRefusal } from '../../../domain/account/commands/require-totp.ts';
import type { StaffRole } from '../../../domain/account/staff-role.ts';
import type { AccountAddress } from './account-streams.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';

/** The answer of every command on an account. */
export type AccountAsOf = StreamAsOf<AccountState, AccountEvent>;

export interface CreateAccountInput {
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  /** Null if the person will choose a password with a one-time link. */
  readonly passwordHash: string | null;
}

/** Gives a person an account. */
export class CreateAccount extends RequestedCommand<
  CreateAccountInput,
  AccountAsOf,
  UsernameTaken
> {
  readonly target = '';
}

abstract class AccountCommand<
  Input extends AccountAddress,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Input, AccountAsOf, Refusal> {
  get target(): string {
    return this.input.accountId;
  }
}

export interface EditAccountInput extends AccountAddress {
  readonly role?: StaffRole;
  /** Null removes the e-mail address. */
  readonly email?: string | null;
  readonly isDisabled?: boolean;
}

export class EditAccount extends AccountCommand<EditAccountInput, EditAccountRefusal> {}

/** Removes password and codes. With a new one-time link, the person chooses another password. */
export class ResetAccount extends AccountCommand<AccountAddress, EditAccountRefusal> {}

/** Gives another one-time link to a person who was invited. */
export class RenewInvitation extends AccountCommand<AccountAddress, InvitationRefusal> {}

/** Ends the one-time link of a person who was invited. */
export class WithdrawInvitation extends AccountCommand<AccountAddress, InvitationRefusal> {}

/** Ends the sessions of an owner who cannot sign in, and makes a link. With the link they choose a new password. */
export class IssueRecoveryLink extends AccountCommand<AccountAddress, IssueRecoveryLinkRefusal> {}

export interface RequireTotpInput extends AccountAddress {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** The owner is signed in, so the account exists. */
export type RequireTotpRefusedToOwner = Exclude<RequireTotpRefusal, AccountNotFound>;

/** An owner sets whether everybody with a role needs codes from an app. The account is the account of this owner. */
export class RequireTotp<
  Refused extends RequireTotpRefusal = RequireTotpRefusal,
> extends AccountCommand<RequireTotpInput, Refused> {}

export interface NoteOnAccountInput extends AccountAddress {
  readonly action: AccountAction;
}

/** Records an act of the account's person, or of somebody who tried to sign in to the account. */
export class NoteOnAccount extends AccountCommand<NoteOnAccountInput, AccountNotFound> {}

import type { AccountDeed } from '../../../domain/account/account.commands.ts';
import type { AccountEvent } from '../../../domain/account/account.events.ts';
import type {
  AccountNotFound,
  EditAccountRefusal,
  RequireTotpRefusal,
  UsernameTaken,
} from '../../../domain/account/account.refusals.ts';
import type { AccountState } from '../../../domain/account/account.state.ts';
import type { StaffRole } from '../../../domain/account/staff-role.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** The answer of every command on an account. */
export type AccountAsOf = StreamAsOf<AccountState, AccountEvent>;

export interface CreateAccountWish {
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  /** Null where the person will choose one with a one-time link. */
  readonly passwordHash: string | null;
}

/** Gives a person an account. */
export class CreateAccount extends RequestedCommand<CreateAccountWish, AccountAsOf, UsernameTaken> {
  readonly target = '';
}

export interface AccountWish {
  readonly accountId: string;
}

abstract class AccountCommand<
  Wish extends AccountWish,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, AccountAsOf, Refusal> {
  get target(): string {
    return this.wish.accountId;
  }
}

export interface EditAccountWish extends AccountWish {
  readonly role?: StaffRole;
  /** Null removes it. */
  readonly email?: string | null;
  readonly isDisabled?: boolean;
}

export class EditAccount extends AccountCommand<EditAccountWish, EditAccountRefusal> {}

/** Removes password and codes; a new one-time link lets the person choose again. */
export class ResetAccount extends AccountCommand<AccountWish, EditAccountRefusal> {}

export interface RequireTotpWish extends AccountWish {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** The account's person, an owner, sets whether everybody with a role needs codes from an app. */
export class RequireTotp extends AccountCommand<RequireTotpWish, RequireTotpRefusal> {}

export interface NoteOnAccountWish extends AccountWish {
  readonly deed: AccountDeed;
}

/** Notes what the account's person did, or a person who tried to sign in as them. */
export class NoteOnAccount extends AccountCommand<NoteOnAccountWish, AccountNotFound> {}

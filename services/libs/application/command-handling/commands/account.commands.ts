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

/** What every command on an account answers. */
export type AccountAsOf = StreamAsOf<AccountState, AccountEvent>;

export interface CreateAccountWish {
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  /** Null where its person is to choose one by a one-time link. */
  readonly passwordHash: string | null;
}

/** Somebody is given an account. */
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
  /** Null takes it away. */
  readonly email?: string | null;
  readonly isDisabled?: boolean;
}

export class EditAccount extends AccountCommand<EditAccountWish, EditAccountRefusal> {}

/** Takes password and codes away; a new one-time link lets its person choose again. */
export class ResetAccount extends AccountCommand<AccountWish, EditAccountRefusal> {}

export interface RequireTotpWish extends AccountWish {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** The account's person, an owner, says whether everybody of a role needs codes from an app. */
export class RequireTotp extends AccountCommand<RequireTotpWish, RequireTotpRefusal> {}

export interface NoteOnAccountWish extends AccountWish {
  readonly deed: AccountDeed;
}

/** Notes what an account's person did, or somebody who tried to be them. */
export class NoteOnAccount extends AccountCommand<NoteOnAccountWish, AccountNotFound> {}

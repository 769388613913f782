import type { SecondFactor } from './account.events.ts';
import type { StaffRole } from './staff-role.ts';

export interface CreateAccount {
  readonly type: 'CreateAccount';
  readonly role: StaffRole;
}

/** Changes what is named and leaves the rest. */
export interface EditAccount {
  readonly type: 'EditAccount';
  readonly role?: StaffRole;
  readonly isDisabled?: boolean;
  /** Whether the e-mail address is to be another one. */
  readonly changesEmail: boolean;
  /** Whether no other owner can sign in. */
  readonly isLastOwner: boolean;
}

/** Takes password and codes away and gives out a one-time link. */
export interface ResetAccount {
  readonly type: 'ResetAccount';
  /** Whether no other owner can sign in. */
  readonly isLastOwner: boolean;
}

/** Everybody of a role needs codes from an app, or may do without; the account is the owner's who says so. */
export interface RequireTotp {
  readonly type: 'RequireTotp';
  readonly role: StaffRole;
  readonly isRequired: boolean;
  /** Whether the owner has codes. */
  readonly hasTotp: boolean;
}

/** What the account's person did by themselves, or somebody who tried to be them. */
export interface NoteOnAccount {
  readonly type: 'NoteOnAccount';
  readonly deed: AccountDeed;
}

export type AccountDeed =
  | { readonly type: 'chose-password' }
  | { readonly type: 'changed-password' }
  | { readonly type: 'turned-totp-on' }
  | { readonly type: 'turned-totp-off' }
  | { readonly type: 'renewed-recovery-codes' }
  | { readonly type: 'signed-in'; readonly secondFactor: SecondFactor }
  | { readonly type: 'signed-out-everywhere' }
  | {
      readonly type: 'sign-in-locked';
      readonly failures: number;
      readonly seconds: number;
      readonly device: 'known' | 'unknown';
    };

export type AccountCommand =
  CreateAccount | EditAccount | ResetAccount | RequireTotp | NoteOnAccount;

import type { SecondFactor } from './account.events.ts';
import type { StaffRole } from './staff-role.ts';

export interface CreateAccount {
  readonly type: 'CreateAccount';
  readonly role: StaffRole;
}

/** Changes the named fields and keeps the others. */
export interface EditAccount {
  readonly type: 'EditAccount';
  readonly role?: StaffRole;
  readonly isDisabled?: boolean;
  /** Whether the command changes the e-mail address. */
  readonly changesEmail: boolean;
  /** Whether no other owner can sign in. */
  readonly isLastOwner: boolean;
}

/** Removes password and codes, and issues a one-time link. */
export interface ResetAccount {
  readonly type: 'ResetAccount';
  /** Whether no other owner can sign in. */
  readonly isLastOwner: boolean;
}

/** An owner makes codes from an app compulsory for a role, or optional again; the account is that owner's. */
export interface RequireTotp {
  readonly type: 'RequireTotp';
  readonly role: StaffRole;
  readonly isRequired: boolean;
  /** Whether the owner has codes. */
  readonly hasTotp: boolean;
}

/** What the account's person did, or what somebody did who tried to sign in as them. */
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

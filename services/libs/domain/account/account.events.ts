import type { DomainEvent } from '../decision.ts';
import type { StaffRole } from './staff-role.ts';

/** What somebody proved who they are with, beside their password. */
export type SecondFactor = 'none' | 'totp' | 'recovery-code';

/** Somebody was given an account. Whose it is, the log does not say: accounts can be erased. */
export type AccountCreated = DomainEvent<'AccountCreated', { readonly role: StaffRole }>;
/** The account's person may do more or less than before. */
export type AccountRoleChanged = DomainEvent<
  'AccountRoleChanged',
  { readonly before: StaffRole; readonly after: StaffRole }
>;
/** The account's e-mail address was set, changed or taken away; the log does not say to what. */
export type AccountEmailChanged = DomainEvent<'AccountEmailChanged', Record<never, never>>;
/** Nobody can sign in with the account any more; its sessions ended. */
export type AccountDisabled = DomainEvent<'AccountDisabled', Record<never, never>>;
/** The account can be used again. */
export type AccountEnabled = DomainEvent<'AccountEnabled', Record<never, never>>;
/** Password and codes were taken away, sessions ended, and a one-time link was given out. */
export type AccountReset = DomainEvent<'AccountReset', Record<never, never>>;
/** The account's person chose a password by a one-time link. */
export type PasswordChosen = DomainEvent<'PasswordChosen', Record<never, never>>;
/** The account's person chose another password; their other sessions ended. */
export type PasswordChanged = DomainEvent<'PasswordChanged', Record<never, never>>;
/** From now on signing in takes a code from an authenticator app. */
export type TotpTurnedOn = DomainEvent<'TotpTurnedOn', Record<never, never>>;
/** Signing in takes no code any more. */
export type TotpTurnedOff = DomainEvent<'TotpTurnedOff', Record<never, never>>;
/** New recovery codes were made; the old ones are worth nothing. */
export type RecoveryCodesRenewed = DomainEvent<'RecoveryCodesRenewed', Record<never, never>>;
/** The account's person, an owner, made codes from an app compulsory for everybody of a role. */
export type TotpRequiredOfRole = DomainEvent<'TotpRequiredOfRole', { readonly role: StaffRole }>;
/** The account's person, an owner, left codes from an app to each person of a role again. */
export type TotpNotRequiredOfRole = DomainEvent<
  'TotpNotRequiredOfRole',
  { readonly role: StaffRole }
>;
/** The account's person signed in. */
export type SignedIn = DomainEvent<'SignedIn', { readonly secondFactor: SecondFactor }>;
/** The account's person ended all of their sessions. */
export type SignedOutEverywhere = DomainEvent<'SignedOutEverywhere', Record<never, never>>;
/** So many sign-ins failed that further ones are refused for a while. */
export type SignInLocked = DomainEvent<
  'SignInLocked',
  {
    readonly failures: number;
    /** How long, from then on. */
    readonly seconds: number;
    /** Whether the account's own browser is refused, or browsers it never used. */
    readonly device: 'known' | 'unknown';
  }
>;

export type AccountEvent =
  | AccountCreated
  | AccountRoleChanged
  | AccountEmailChanged
  | AccountDisabled
  | AccountEnabled
  | AccountReset
  | PasswordChosen
  | PasswordChanged
  | TotpTurnedOn
  | TotpTurnedOff
  | RecoveryCodesRenewed
  | TotpRequiredOfRole
  | TotpNotRequiredOfRole
  | SignedIn
  | SignedOutEverywhere
  | SignInLocked;

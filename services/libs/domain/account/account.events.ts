import type { DomainEvent, EventTable } from '../decision.ts';
import type { StaffRole } from './staff-role.ts';

/** How somebody proved who they are, besides their password. */
export type SecondFactor = 'none' | 'totp' | 'recovery-code';

/** A list that can be downloaded as a file. */
export type ExportedList = 'bookings' | 'history';

/** Somebody got an account. The log does not say who: accounts can be erased. */
export type AccountCreated = DomainEvent<'AccountCreated', { readonly role: StaffRole }>;
/** The account got another role, so its person may do more or less than before. */
export type AccountRoleChanged = DomainEvent<
  'AccountRoleChanged',
  { readonly before: StaffRole; readonly after: StaffRole }
>;
/** The account's e-mail address was set, changed or removed; the log does not contain the address. */
export type AccountEmailChanged = DomainEvent<'AccountEmailChanged', Record<never, never>>;
/** Nobody can sign in with the account any more; its sessions ended. */
export type AccountDisabled = DomainEvent<'AccountDisabled', Record<never, never>>;
/** The account can be used again. */
export type AccountEnabled = DomainEvent<'AccountEnabled', Record<never, never>>;
/** A person who was invited got another one-time link; the earlier one stopped working. */
export type InvitationRenewed = DomainEvent<'InvitationRenewed', Record<never, never>>;
/** The one-time link of a person who was invited stopped working before it was used. */
export type InvitationWithdrawn = DomainEvent<'InvitationWithdrawn', Record<never, never>>;
/** The mail server accepted the e-mail with a one-time link to a person who was invited. */
export type InvitationMailed = DomainEvent<'InvitationMailed', Record<never, never>>;
/** An e-mail with a one-time link was not sent, or it is not known whether it was. */
export type LinkNotMailed = DomainEvent<
  'LinkNotMailed',
  {
    /** A reply code of the mail server, or the name of a network error; it contains no personal data. */
    readonly reason: string;
  }
>;
/** Password and codes were removed, sessions ended, and a one-time link was issued. */
export type AccountReset = DomainEvent<'AccountReset', Record<never, never>>;
/** A command on the server made a one-time link for an owner who cannot sign in; their sessions ended. */
export type RecoveryLinkIssued = DomainEvent<'RecoveryLinkIssued', Record<never, never>>;

/** A one-time link for a new password went to the account's address. */
export type PasswordLinkMailed = DomainEvent<'PasswordLinkMailed', Record<never, never>>;

/** The account's person chose a password with a one-time link. */
export type PasswordChosen = DomainEvent<'PasswordChosen', Record<never, never>>;
/** The account's person chose another password; their other sessions ended. */
export type PasswordChanged = DomainEvent<'PasswordChanged', Record<never, never>>;
/** From now on, signing in needs a code from an authenticator app. */
export type TotpTurnedOn = DomainEvent<'TotpTurnedOn', Record<never, never>>;
/** Signing in no longer needs a code. */
export type TotpTurnedOff = DomainEvent<'TotpTurnedOff', Record<never, never>>;
/** New recovery codes were made; the old ones no longer work. */
export type RecoveryCodesRenewed = DomainEvent<'RecoveryCodesRenewed', Record<never, never>>;
/** The account's person, an owner, made codes from an app compulsory for a role. */
export type TotpRequiredOfRole = DomainEvent<'TotpRequiredOfRole', { readonly role: StaffRole }>;
/** The account's person, an owner, made codes from an app optional for a role again. */
export type TotpNotRequiredOfRole = DomainEvent<
  'TotpNotRequiredOfRole',
  { readonly role: StaffRole }
>;
/** The account's person signed in. */
export type SignedIn = DomainEvent<
  'SignedIn',
  {
    readonly secondFactor: SecondFactor;
    /** The browser and the system, such as `Firefox on Windows`; absent in events of releases up to 0.7. */
    readonly device?: string;
    /** A keyed hash of the /24 or /48; absent in events of releases up to 0.7. */
    readonly network?: string;
  }
>;
/** The account's person downloaded a list as a file: data of customers left the system. */
export type ListExported = DomainEvent<
  'ListExported',
  {
    readonly list: ExportedList;
    /** Which rows were chosen, in words that do not name a person. */
    readonly filter: string;
    /** How many rows the file has. It has fewer rows than the list if the download was interrupted. */
    readonly rows: number;
  }
>;
/** The account's person ended all of their sessions. */
export type SignedOutEverywhere = DomainEvent<'SignedOutEverywhere', Record<never, never>>;
/** Too many sign-ins failed, so further ones are refused for some time. */
export type SignInLocked = DomainEvent<
  'SignInLocked',
  {
    readonly failures: number;
    /** For how long sign-ins are refused after this event. */
    readonly seconds: number;
    /**
     * Whether sign-ins are refused from browsers that the account has used, or from browsers that it never
     * used.
     */
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
  | InvitationRenewed
  | InvitationWithdrawn
  | InvitationMailed
  | LinkNotMailed
  | RecoveryLinkIssued
  | PasswordLinkMailed
  | PasswordChosen
  | PasswordChanged
  | TotpTurnedOn
  | TotpTurnedOff
  | RecoveryCodesRenewed
  | TotpRequiredOfRole
  | TotpNotRequiredOfRole
  | SignedIn
  | ListExported
  | SignedOutEverywhere
  | SignInLocked;

export const accountEvents: EventTable<AccountEvent> = {
  AccountCreated: [],
  AccountRoleChanged: [],
  AccountEmailChanged: [],
  AccountDisabled: [],
  AccountEnabled: [],
  AccountReset: [],
  InvitationRenewed: [],
  InvitationWithdrawn: [],
  InvitationMailed: [],
  LinkNotMailed: [],
  RecoveryLinkIssued: [],
  PasswordLinkMailed: [],
  PasswordChosen: [],
  PasswordChanged: [],
  TotpTurnedOn: [],
  TotpTurnedOff: [],
  RecoveryCodesRenewed: [],
  TotpRequiredOfRole: [],
  TotpNotRequiredOfRole: [],
  SignedIn: [],
  ListExported: [],
  SignedOutEverywhere: [],
  SignInLocked: [],
};

import type { CommandAnswer } from '../answers.ts';
import type { StaffRole } from '../session/session-view.ts';

/** An account of somebody who works here, as the owner sees it. */
export interface AccountView {
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** False until its person chose one by the one-time link. */
  readonly hasPassword: boolean;
  /** Whether signing in takes a code from an authenticator app too. */
  readonly hasTotp: boolean;
  readonly createdAt: string;
  readonly lastSignInAt?: string;
  /** Until when the one-time link works that was given out last; absent once it was used. */
  readonly linkExpiresAt?: string;
}

export type AccountAnswer = AccountView & CommandAnswer;

/** Said once: afterwards only a digest of the link is known. */
export type LinkedAccountAnswer = AccountAnswer & { readonly link: string };

export interface InviteAccountRequest {
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
}

export interface EditAccountRequest {
  readonly role?: StaffRole;
  /** Null takes it away. */
  readonly email?: string | null;
  readonly isDisabled?: boolean;
}

/** A session that is open, as its person sees it. */
export interface OwnSessionView {
  /** Opens nothing: the cookie's secret is another. */
  readonly id: string;
  /** Browser and system, such as `Firefox on Windows`. */
  readonly device: string;
  /** The network it was opened from, never a whole address. */
  readonly network: string;
  readonly openedAt: string;
  /** To the minute. */
  readonly seenAt: string;
  /** Whether it is the session that asks. */
  readonly isThis: boolean;
}

/** Everybody of which roles needs codes from an authenticator app. */
export interface TotpRuleView {
  readonly roles: readonly StaffRole[];
}

export type TotpRuleAnswer = TotpRuleView & CommandAnswer;

export interface RequireTotpRequest {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** What a one-time link is for, as the page it leads to shows it. */
export interface AccountLinkView {
  readonly username: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: string;
}

/** What an authenticator app is given, by hand or as a picture of the address. */
export interface TotpOfferView {
  /** Base32 (RFC 4648), without padding. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly url: string;
}

/** Shown once; each stands in for one code of the app. */
export interface RecoveryCodesView {
  readonly recoveryCodes: readonly string[];
}

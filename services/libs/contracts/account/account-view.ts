import type { WebAddress } from '../web-address.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { CommandAnswer, ListView } from '../answers.ts';
import type { StaffRole } from '../session/session-view.ts';

/** The account of a member of staff, as the owner sees it. */
export interface AccountView {
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** False until the person chooses a password by the one-time link. */
  readonly hasPassword: boolean;
  /** Whether signing in also needs a code from an authenticator app. */
  readonly hasTotp: boolean;
  readonly createdAt: Instant;
  readonly lastSignInAt?: Instant;
  /** When the one-time link expires; absent if there is no link that can be used. */
  readonly linkExpiresAt?: Instant;
  /**
   * What happened to the e-mail with that link; absent if no e-mail was sent, or its outcome is not known yet.
   */
  readonly linkMail?: LinkMailView;
}

/** The outcome of an e-mail with a one-time link. */
export interface LinkMailView {
  readonly outcome: 'sent' | 'failed';
  readonly at: Instant;
  /** If the e-mail failed: a reply code or the name of a network error. */
  readonly reason?: string;
}

/** All accounts, and whether e-mails are sent. */
export interface AccountListView extends ListView<AccountView> {
  /** Whether one-time links are sent by e-mail, or only shown to the owner. */
  readonly delivery: 'smtp' | 'outbox';
}

export type AccountAnswer = AccountView & CommandAnswer;

/**
 * The link is shown only in this answer, because the product stores only a digest of it. Absent if the link went to the
 * person by e-mail.
 */
export type LinkedAccountAnswer = AccountAnswer & { readonly link?: WebAddress };

export interface InviteAccountRequest {
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
}

export interface EditAccountRequest {
  readonly role?: StaffRole;
  /** Null removes the address. */
  readonly email?: string | null;
  readonly isDisabled?: boolean;
}

/** An open session, as the person who opened it sees it. */
export interface OwnSessionView {
  /** This id is not the secret of the cookie and gives no access. */
  readonly id: string;
  /** Browser and system, such as `Firefox on Windows`. */
  readonly device: string;
  /** The network that the session was opened from, never a whole address. */
  readonly network: string;
  readonly openedAt: Instant;
  /** To the minute. */
  readonly seenAt: Instant;
  /** Whether this is the session of the request. */
  readonly isThis: boolean;
}

/** The roles in which everybody needs codes from an authenticator app. */
export interface TotpRuleView {
  readonly roles: readonly StaffRole[];
}

export type TotpRuleAnswer = TotpRuleView & CommandAnswer;

export interface RequireTotpRequest {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** What a one-time link is for, as its page shows it. */
export interface AccountLinkView {
  readonly username: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: Instant;
}

/** The data that an authenticator app needs: the secret to type in, or the address to read as a QR code. */
export interface TotpOfferView {
  /** Base32 (RFC 4648), without padding. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly url: WebAddress;
}

/** The codes are shown once. Each can be used once instead of a code from the app. */
export interface RecoveryCodesView {
  readonly recoveryCodes: readonly string[];
}

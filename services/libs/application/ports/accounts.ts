import type { StaffRole } from '../../domain/account/staff-role.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** A link with which a person can choose a password once. Only its digest is stored here. */
export interface AccountLink {
  readonly digest: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: Instant;
  /** Set if choosing the password also removes the second factor. */
  readonly removesTotp?: true;
  /** The outcome of the e-mail with the link; absent if no e-mail was sent, or if the outcome is not known yet. */
  readonly mail?: LinkMail;
  /** Set if the link was mailed to a person who forgot the password, at their request. */
  readonly isMailed?: true;
}

/** The outcome of the e-mail with a link. `reason` is a reply code or the name of a network error. */
export type LinkMail =
  | { readonly outcome: 'sent'; readonly at: Instant }
  | { readonly outcome: 'failed'; readonly at: Instant; readonly reason: string };

/** Codes from an authenticator app (RFC 6238). */
export interface Totp {
  readonly sealedSecret: string;
  /** The time step of the last accepted code: only codes of later steps are accepted. */
  readonly lastStep: number;
  /** MACs of the recovery codes that have not been used yet. */
  readonly recoveryCodes: readonly string[];
}

/**
 * The account of a member of staff. It is operational data and not part of events, because it must be possible to erase
 * its secrets.
 */
export interface Account {
  readonly id: string;
  /** The username as the person typed it; {@link usernameKey} compares usernames. */
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** Argon2id as a PHC string, which includes its parameters; null until a password was chosen. */
  readonly passwordHash: string | null;
  /** Raised to end all sessions: sessions that were opened with a lower epoch end at once. */
  readonly epoch: number;
  readonly link: AccountLink | null;
  /** When the mail server last accepted an e-mail with a link to this person. */
  readonly lastMailedAt?: Instant;
  readonly totp: Totp | null;
  /** A sealed secret that was shown but not confirmed yet. */
  readonly totpOffer: string | null;
  readonly createdAt: Instant;
  readonly lastSignInAt: Instant | null;
  /** The version of the account; raised each time it is stored. */
  readonly revision: number;
}

/** The first values of a new account, except those that are chosen for it. */
export const newAccount = {
  email: null,
  isDisabled: false,
  passwordHash: null,
  epoch: 0,
  link: null,
  totp: null,
  totpOffer: null,
  lastSignInAt: null,
  revision: 0,
} as const satisfies Partial<Account>;

/**
 * The accounts that may sign in. There are so few that all can be read at once. Only this store says what a person may
 * do now; the log holds the history.
 */
export abstract class Accounts {
  /** Whether there is no account yet. */
  abstract isEmpty(): Promise<boolean>;

  /** Every account, the oldest first. */
  abstract list(): Promise<readonly Account[]>;

  abstract byUsername(username: string): Promise<Account | undefined>;

  abstract byId(id: string): Promise<Account | undefined>;

  /** The account whose link has this digest, expired or not. */
  abstract byLink(digest: string): Promise<Account | undefined>;

  /** Durable when it resolves. `taken` if another account has the id or the username. */
  abstract create(account: Account): Promise<'created' | 'taken'>;

  /**
   * Stores an account that was read and changed, under the next revision; durable when it resolves. The account is not
   * stored if the answer is `moved-on` (somebody else changed it meanwhile) or `last-owner` (no owner would be left to
   * manage the accounts). The username does not change.
   */
  abstract store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'>;

  /** The roles that need codes from an authenticator app. */
  abstract totpRoles(): Promise<readonly StaffRole[]>;

  /** Sets whether everybody with the role needs codes from now on; durable when it resolves. */
  abstract requireTotp(role: StaffRole, isRequired: boolean): Promise<void>;

  /**
   * Copies an account from another store unchanged, with its revision; durable when it resolves. If the account is
   * already here with the same or a higher revision, it does not change. False if another account has the username.
   */
  abstract adopt(account: Account): Promise<boolean>;
}

/** The form in which usernames are compared. It ignores case and Unicode composition. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** Whether a person can sign in with the account and manage the other accounts. */
export function isOwnerAtWork({ role, isDisabled, passwordHash }: Account): boolean {
  return role === 'owner' && !isDisabled && passwordHash !== null;
}

/** Whether the account's person has not yet chosen their first password. */
export function isInvited({ passwordHash, lastSignInAt }: Account): boolean {
  return passwordHash === null && lastSignInAt === null;
}

/** All accounts after this account was adopted; undefined if another account has its username. */
export function withAdopted(
  accounts: readonly Account[],
  account: Account,
): readonly Account[] | undefined {
  const key = usernameKey(account.username);
  const isTaken = accounts.some(
    ({ id, username }) => id !== account.id && usernameKey(username) === key,
  );
  if (isTaken) return undefined;
  const known = accounts.find(({ id }) => id === account.id);
  if (known === undefined) return [...accounts, account];
  const newer = account.revision > known.revision ? account : known;
  return accounts.map((each) => (each.id === account.id ? newer : each));
}

/** All accounts after one of them was stored, or the reason why it cannot be stored. */
export function withStored(
  accounts: readonly Account[],
  account: Account,
): { readonly outcome: 'moved-on' | 'last-owner' } | { readonly stored: readonly Account[] } {
  const known = accounts.find(({ id }) => id === account.id);
  if (known?.revision !== account.revision) return { outcome: 'moved-on' };
  const { username } = known;
  const next = { ...account, username, revision: account.revision + 1 };
  const stored = accounts.map((each) => (each.id === next.id ? next : each));
  const losesOwner = accounts.some(isOwnerAtWork) && !stored.some(isOwnerAtWork);
  return losesOwner ? { outcome: 'last-owner' } : { stored };
}

import type { StaffRole } from '../../domain/account/staff-role.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** A link with which a person chooses a password, once. Only its digest is stored here. */
export interface AccountLink {
  readonly digest: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: Instant;
  /** Set where choosing the password also removes the second factor. */
  readonly removesTotp?: true;
  /** What happened to the e-mail with it; absent where none was sent, or its outcome is not known yet. */
  readonly mail?: LinkMail;
  /** Set where it was mailed at the request of somebody who forgot the password. */
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
  /** MACs of the recovery codes not used yet. */
  readonly recoveryCodes: readonly string[];
}

/** A member of staff's account. Operational data, not events: a secret must be erasable. */
export interface Account {
  readonly id: string;
  /** As the person chose it; compared by {@link usernameKey}. */
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** Argon2id as a PHC string, which includes its parameters; null until a password was chosen. */
  readonly passwordHash: string | null;
  /** Raised to end all sessions: those opened under a lower epoch end at once. */
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

/** The first values of a new account, apart from those chosen for it. */
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
 * The accounts that may sign in: few enough to read all of them. The only place that says what a person
 * may do now; the log holds the history.
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

  /** Durable when it answers. `taken` where another account has the id or the username. */
  abstract create(account: Account): Promise<'created' | 'taken'>;

  /**
   * Stores an account that was read and changed, under the next revision; durable when it answers.
   * `moved-on` where it was changed meanwhile, `last-owner` where no owner would be left to manage the
   * accounts: the account is then not stored. The username stays.
   */
  abstract store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'>;

  /** The roles that need codes from an authenticator app. */
  abstract totpRoles(): Promise<readonly StaffRole[]>;

  /** Sets whether everybody with the role needs codes from now on; durable when it answers. */
  abstract requireTotp(role: StaffRole, isRequired: boolean): Promise<void>;

  /**
   * Copies an account from another store unchanged, with its revision; durable when it answers. An
   * account that is already here stays if its revision is as high or higher. False where another account
   * has the username.
   */
  abstract adopt(account: Account): Promise<boolean>;
}

/** The form in which usernames are compared: case and Unicode composition make no difference. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** Whether a person can sign in with the account and manage the others. */
export function isOwnerAtWork({ role, isDisabled, passwordHash }: Account): boolean {
  return role === 'owner' && !isDisabled && passwordHash !== null;
}

/** Whether the account's person has yet to choose their first password. */
export function isInvited({ passwordHash, lastSignInAt }: Account): boolean {
  return passwordHash === null && lastSignInAt === null;
}

/** All accounts after one was adopted; undefined where another account has its username. */
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

/** All accounts after one of them is stored, or why it cannot be. */
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

import type { StaffRole } from '../../domain/account/staff-role.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** A link by which somebody chooses a password, once. Only its digest is known here. */
export interface AccountLink {
  readonly digest: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: Instant;
}

/** Codes from an authenticator app (RFC 6238). */
export interface Totp {
  readonly sealedSecret: string;
  /** The time step of the last code that was taken: neither it nor an earlier one is again. */
  readonly lastStep: number;
  /** MACs of the recovery codes not used yet. */
  readonly recoveryCodes: readonly string[];
}

/** A member of staff's account. Operational data, not events: a secret must be erasable. */
export interface Account {
  readonly id: string;
  /** As it was chosen; compared by {@link usernameKey}. */
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** Argon2id as a PHC string, which carries its own parameters; null until one was chosen. */
  readonly passwordHash: string | null;
  /** Raised by whatever ends all sessions: those that were opened before are over at once. */
  readonly epoch: number;
  readonly link: AccountLink | null;
  readonly totp: Totp | null;
  /** A sealed secret that was shown and not confirmed yet. */
  readonly totpOffer: string | null;
  readonly createdAt: Instant;
  readonly lastSignInAt: Instant | null;
  /** Which state of the account this is; raised whenever it is stored. */
  readonly revision: number;
}

/** What a new account begins with, beside what is chosen for it. */
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
 * Who may sign in: few enough that all of them can be looked at. The only place that says what
 * somebody may do now; what became of it is told by the log.
 */
export abstract class Accounts {
  /** Whether nobody can sign in yet. */
  abstract isEmpty(): Promise<boolean>;

  /** Every account, the oldest first. */
  abstract list(): Promise<readonly Account[]>;

  abstract byUsername(username: string): Promise<Account | undefined>;

  abstract byId(id: string): Promise<Account | undefined>;

  /** The account whose link has this digest, expired or not. */
  abstract byLink(digest: string): Promise<Account | undefined>;

  /** Durable when it answers. `taken` where the id or the username is somebody's already. */
  abstract create(account: Account): Promise<'created' | 'taken'>;

  /**
   * Stores an account that was read and changed, under the next revision; durable when it answers.
   * `moved-on` where it was changed meanwhile, `last-owner` where nobody could manage the accounts
   * any more: then nothing is stored. The username stays.
   */
  abstract store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'>;

  /** The roles whose people need codes from an authenticator app. */
  abstract totpRoles(): Promise<readonly StaffRole[]>;

  /** Whether everybody of the role needs them from now on; durable when it answers. */
  abstract requireTotp(role: StaffRole, isRequired: boolean): Promise<void>;

  /**
   * Takes an account over from another store as it is, its revision included; durable when it answers.
   * One that is here stays where its revision is as high. False where the username is somebody else's.
   */
  abstract adopt(account: Account): Promise<boolean>;
}

/** How usernames are compared: without regard to case or to how a letter is put together. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** Whether somebody can sign in with the account and manage the others. */
export function isOwnerAtWork({ role, isDisabled, passwordHash }: Account): boolean {
  return role === 'owner' && !isDisabled && passwordHash !== null;
}

/** All accounts when one of them is taken over; undefined where its username is another's. */
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

/** What becomes of all accounts when one of them is stored. */
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

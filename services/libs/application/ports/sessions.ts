import type { Instant } from '../../domain/calendar/instants.ts';

/** A signed-in person's session. Its id is a secret that only the browser keeps. */
export interface Session {
  /** A MAC of the session's id: reading the store is not enough to use a session. */
  readonly digest: string;
  readonly accountId: string;
  /** The account's epoch when the session was opened; the session ends when that changes. */
  readonly epoch: number;
  readonly openedAt: Instant;
  /** When it was last used, to the minute. */
  readonly seenAt: Instant;
  /** When its person last gave the password (and the code, where the account has a second factor). */
  readonly confirmedAt: Instant;
  /** The browser and the system it was opened with, in words such as `Firefox on Windows`. */
  readonly device: string;
  /** The network it was opened from: a /24 or /48, never a whole address. */
  readonly network: string;
}

/** Who is signed in. After its loss, everybody only has to sign in again. */
export abstract class Sessions {
  abstract open(session: Session): Promise<void>;

  abstract find(digest: string): Promise<Session | undefined>;

  /** The sessions of an account, in no particular order. */
  abstract listOf(accountId: string): Promise<readonly Session[]>;

  abstract markSeen(digest: string, seenAt: Instant): Promise<void>;

  abstract markConfirmed(digest: string, confirmedAt: Instant): Promise<void>;

  /** Succeeds also where the session is already closed. */
  abstract close(digest: string): Promise<void>;

  /** Closes every session of an account. */
  abstract closeAllOf(accountId: string): Promise<void>;

  /** Removes every session last used before the instant. */
  abstract dropUnseenSince(instant: Instant): Promise<void>;
}

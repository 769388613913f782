import type { Instant } from '../../domain/calendar/instants.ts';

/** The session of a signed-in person. Its id is a secret that only the browser keeps. */
export interface Session {
  /** A MAC of the session's id, so that a person who can read the store cannot use a session. */
  readonly digest: string;
  readonly accountId: string;
  /**
   * The account's epoch (a number) when the session was opened. The session ends when the account gets a higher
   * epoch.
   */
  readonly epoch: number;
  readonly openedAt: Instant;
  /** When the session was last used. It may be up to a minute too early. */
  readonly seenAt: Instant;
  /** When the person last gave the password (and the code, if the account has a second factor). */
  readonly confirmedAt: Instant;
  /** The browser and the system with which the session was opened, in words such as `Firefox on Windows`. */
  readonly device: string;
  /** The network from which the session was opened: a /24 or /48, never a whole address. */
  readonly network: string;
}

/** The sessions of people who are signed in. If they are lost, everybody only has to sign in again. */
export abstract class Sessions {
  abstract open(session: Session): Promise<void>;

  abstract find(digest: string): Promise<Session | undefined>;

  /** The sessions of an account, in no particular order. */
  abstract listOf(accountId: string): Promise<readonly Session[]>;

  abstract markSeen(digest: string, seenAt: Instant): Promise<void>;

  abstract markConfirmed(digest: string, confirmedAt: Instant): Promise<void>;

  /** Succeeds even if the session is already closed. */
  abstract close(digest: string): Promise<void>;

  /** Closes every session of an account. */
  abstract closeAllOf(accountId: string): Promise<void>;

  /** Removes every session that was last used before the instant. */
  abstract dropUnseenSince(instant: Instant): Promise<void>;
}

import type { Instant } from '../../domain/calendar/instants.ts';

/** A session unused for so long is over, in milliseconds. */
export const sessionIdleMs = 30 * 60_000;

/** Somebody is signed in. The session's own id is a secret and is kept by the browser alone. */
export interface Session {
  /** A MAC of the session's id: whoever reads the store cannot become anybody. */
  readonly digest: string;
  readonly accountId: string;
  /** The account's when it was opened; at another one the session is over. */
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

/** Who is signed in. Losing it costs a sign-in, nothing else. */
export abstract class Sessions {
  abstract open(session: Session): Promise<void>;

  abstract find(digest: string): Promise<Session | undefined>;

  /** The sessions of an account, in no particular order. */
  abstract listOf(accountId: string): Promise<readonly Session[]>;

  abstract markSeen(digest: string, seenAt: Instant): Promise<void>;

  abstract markConfirmed(digest: string, confirmedAt: Instant): Promise<void>;

  /** Closing what is closed already is granted. */
  abstract close(digest: string): Promise<void>;

  /** Closes every session of an account. */
  abstract closeAllOf(accountId: string): Promise<void>;

  /** Removes every session last used before the instant. */
  abstract dropUnseenSince(instant: Instant): Promise<void>;
}

import { Injectable } from '@nestjs/common';
import {
  type Account,
  Accounts,
  type StaffRole,
} from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { type Session, Sessions } from '../../../libs/application/ports/sessions.ts';
import { Problem } from '../http/problem.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { Passwords } from './passwords.ts';

/** Who is signed in, as the rest of the API needs to know it. */
export interface SignedIn {
  readonly accountId: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
}

/** A session unused for so long is over. */
const idleMs = 30 * 60_000;
/** However busy, a session is over after so long. */
const absoluteMs = 12 * 3_600_000;
/** Its last use is written down no more often than that. */
const seenEveryMs = 60_000;

/** Failed sign-ins, per account and address, so that nobody can lock out somebody elsewhere. */
const failuresLimit = { attemptsMax: 10, windowMs: 10 * 60_000 };
/** Failed sign-ins from one address, whatever the account. */
const addressLimit = { attemptsMax: 50, windowMs: 10 * 60_000 };

/** Signs staff in and out, and recognises them. */
@Injectable()
export class SignIn {
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #limiter: RateLimiter;
  readonly #passwords: Passwords;
  readonly #cryptography: Cryptography;
  readonly #identifiers: Identifiers;
  readonly #clock: Clock;

  // eslint-disable-next-line max-params -- what a sign-in touches, injected by type
  constructor(
    accounts: Accounts,
    sessions: Sessions,
    limiter: RateLimiter,
    passwords: Passwords,
    cryptography: Cryptography,
    identifiers: Identifiers,
    clock: Clock,
  ) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#limiter = limiter;
    this.#passwords = passwords;
    this.#cryptography = cryptography;
    this.#identifiers = identifiers;
    this.#clock = clock;
  }

  /**
   * The secret id of a new session.
   *
   * @throws Problem InvalidCredentials, in the same time and words whether or not there is such an
   *   account; TooManyRequests after too many failures.
   */
  async signIn(
    address: string,
    credentials: { readonly username: string; readonly password: string },
  ): Promise<{ readonly sessionId: string; readonly who: SignedIn }> {
    const name = credentials.username.trim().toLowerCase();
    const pair = this.#cryptography.mac('session', `failures ${address} ${name}`);
    await this.#countAttempt(pair, failuresLimit);
    await this.#countAttempt(
      this.#cryptography.mac('session', `failures ${address}`),
      addressLimit,
    );
    const account = await this.#accounts.byUsername(credentials.username.trim());
    const isRight = await this.#passwords.verify(account?.passwordHash, credentials.password);
    if (account === undefined || !isRight) throw new Problem('InvalidCredentials');
    await this.#limiter.forgive(pair);
    return { sessionId: await this.#open(account), who: signedIn(account) };
  }

  /** Makes an account; `taken` where the username is somebody's already. */
  async createAccount(
    wish: { readonly username: string; readonly password: string },
    role: StaffRole,
  ): Promise<'created' | 'taken'> {
    return this.#accounts.create({
      id: this.#identifiers.uuid(),
      username: wish.username.trim(),
      email: null,
      role,
      passwordHash: await this.#passwords.hash(wish.password),
    });
  }

  /** Who a session's id belongs to; undefined where it is over or never was. Counts as its use. */
  async recognise(sessionId: string | undefined): Promise<SignedIn | undefined> {
    if (sessionId === undefined) return undefined;
    const digest = this.#digest(sessionId);
    const session = await this.#sessions.find(digest);
    if (session === undefined) return undefined;
    if (this.#isOver(session)) {
      await this.#sessions.close(digest);
      return undefined;
    }
    if (this.#msSince(session.seenAt) > seenEveryMs) {
      await this.#sessions.markSeen(digest, this.#clock.now());
    }
    const account = await this.#accounts.byId(session.accountId);
    return account && signedIn(account);
  }

  /** Whether a session stands, without using it: a screen that is only open keeps none alive. */
  async isSignedIn(sessionId: string | undefined): Promise<boolean> {
    if (sessionId === undefined) return false;
    const session = await this.#sessions.find(this.#digest(sessionId));
    return session !== undefined && !this.#isOver(session);
  }

  async signOut(sessionId: string | undefined): Promise<void> {
    if (sessionId !== undefined) await this.#sessions.close(this.#digest(sessionId));
  }

  #isOver({ seenAt, openedAt }: Session): boolean {
    return this.#msSince(seenAt) > idleMs || this.#msSince(openedAt) > absoluteMs;
  }

  #msSince(instant: string): number {
    return Date.parse(this.#clock.now()) - Date.parse(instant);
  }

  async #open(account: Account): Promise<string> {
    const now = this.#clock.now();
    await this.#sessions.dropUnseenSince(new Date(Date.parse(now) - idleMs).toISOString());
    const sessionId = Buffer.from(this.#identifiers.bytes(32)).toString('base64url');
    const digest = this.#digest(sessionId);
    await this.#sessions.open({ digest, accountId: account.id, openedAt: now, seenAt: now });
    return sessionId;
  }

  async #countAttempt(key: string, limit: typeof failuresLimit): Promise<void> {
    const attempt = await this.#limiter.attempt(key, limit);
    if (!attempt.isAllowed) throw tooManyRequests(attempt);
  }

  #digest(sessionId: string): string {
    return this.#cryptography.mac('session', sessionId);
  }
}

function signedIn({ id, username, email, role }: Account): SignedIn {
  return { accountId: id, username, email, role };
}

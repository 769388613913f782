import { Injectable, Logger } from '@nestjs/common';
import { type Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { SessionTimes } from '../../../libs/application/ports/session-times.ts';
import { type Session, Sessions } from '../../../libs/application/ports/sessions.ts';
import type { SessionEndView } from '../../../libs/contracts/session/session-view.ts';
import { passwordIsRecentMs } from './recent-password.ts';
import type { SessionOrigin } from './session-origin.ts';
import { lacksTotp, type SignedIn, signedInAs } from './signed-in.ts';

/** The last use of a session is stored at most once in this time. */
const seenEveryMs = 60_000;
/**
 * How much the clocks of two processes may differ. If a session was opened or last used later than now by more than
 * this, the clock was set back. The age of the session is then unknown, so the session is over.
 */
const clockSkewMsMax = 60_000;

/** The secret id of a new session, and the person it belongs to. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly who: SignedIn;
}

/**
 * Opens, recognises and closes sessions. The account is read each time, so a change to it applies from the
 * next request. A session of an earlier epoch of the account is over, even one that was being opened while
 * the account changed.
 */
@Injectable()
export class OpenSessions {
  readonly #logger = new Logger('Sessions');
  #isClockWarned = false;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly cryptography: Cryptography,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
    private readonly times: SessionTimes,
  ) {}

  /** Opens a session of the account, as the account was read. The account's person has just proved who they are. */
  async open(account: Account, origin: SessionOrigin): Promise<OpenedSession> {
    const now = this.clock.now();
    const sessionId = Buffer.from(this.identifiers.bytes(32)).toString('base64url');
    const { id: accountId, epoch } = account;
    const times = { openedAt: now, seenAt: now, confirmedAt: now };
    const session = { digest: this.#digest(sessionId), accountId, epoch, ...times, ...origin };
    await this.sessions.open(session);
    return { sessionId, who: await this.#signedIn(account, session) };
  }

  /** Records that the session's person has just given password and code again. */
  confirm({ session: { digest } }: SignedIn): Promise<void> {
    return this.sessions.markConfirmed(digest, this.clock.now());
  }

  /** Whether the session's person gave the password within the last 15 minutes. */
  isConfirmed({ session: { confirmedAt } }: SignedIn): boolean {
    const ms = this.#msSince(confirmedAt);
    return ms >= -clockSkewMsMax && ms < passwordIsRecentMs;
  }

  /**
   * Returns the person to whom a session's id belongs; undefined if the session is over or never existed. Counts as a
   * use.
   */
  async recognise(sessionId: string | undefined): Promise<SignedIn | undefined> {
    if (sessionId === undefined) return undefined;
    const digest = this.#digest(sessionId);
    const session = await this.sessions.find(digest);
    if (session === undefined) return undefined;
    const account = await this.#accountOf(session);
    if (account === undefined) {
      // A session whose time is over is kept for a while, so that the person can read why it ended.
      if (this.#timeOver(session) === undefined) await this.sessions.close(digest);
      return undefined;
    }
    if (this.#msSince(session.seenAt) > seenEveryMs) {
      await this.sessions.markSeen(digest, this.clock.now());
    }
    return this.#signedIn(account, session);
  }

  /** Why a session that is not recognised is over; undefined without a session’s id. */
  async endOf(sessionId: string | undefined): Promise<SessionEndView | undefined> {
    if (sessionId === undefined) return undefined;
    const session = await this.sessions.find(this.#digest(sessionId));
    return (session && this.#timeOver(session)) ?? { because: 'closed' };
  }

  async #signedIn(account: Account, session: Session): Promise<SignedIn> {
    const roles = await this.accounts.totpRoles();
    return signedInAs(account, session, roles.includes(account.role));
  }

  /**
   * Whether a session is open and may be used. This does not count as a use, so that a screen that is only open does
   * not keep the session alive.
   */
  async isOpen(sessionId: string | undefined): Promise<boolean> {
    if (sessionId === undefined) return false;
    const session = await this.sessions.find(this.#digest(sessionId));
    const account = session && (await this.#accountOf(session));
    if (session === undefined || account === undefined) return false;
    return !lacksTotp(await this.#signedIn(account, session));
  }

  /** The open sessions of the account, the most recently used one first. */
  async listOf(accountId: string): Promise<readonly Session[]> {
    const open: Session[] = [];
    for (const session of await this.sessions.listOf(accountId)) {
      if ((await this.#accountOf(session)) !== undefined) open.push(session);
    }
    return open.toSorted((one, other) => (one.seenAt < other.seenAt ? 1 : -1));
  }

  /** Closes one of the account's own sessions; ignores one that is closed or belongs to another account. */
  async closeOwn(accountId: string, digest: string): Promise<void> {
    const session = await this.sessions.find(digest);
    if (session?.accountId === accountId) await this.sessions.close(digest);
  }

  /** Closes every session of its account but this one. */
  async closeOthers({ accountId, session: { digest } }: SignedIn): Promise<void> {
    for (const other of await this.sessions.listOf(accountId)) {
      if (other.digest !== digest) await this.sessions.close(other.digest);
    }
  }

  async close(sessionId: string | undefined): Promise<void> {
    if (sessionId !== undefined) await this.sessions.close(this.#digest(sessionId));
  }

  /** Deletes the account's sessions, which its new epoch has ended. */
  closeAllOf(accountId: string): Promise<void> {
    return this.sessions.closeAllOf(accountId);
  }

  /** The account as it is now; undefined if the session is over. */
  async #accountOf({ accountId, epoch, seenAt, openedAt }: Session): Promise<Account | undefined> {
    if (this.#timeOver({ seenAt, openedAt }) !== undefined) return undefined;
    const [idleMs, ageMs] = [this.#msSince(seenAt), this.#msSince(openedAt)];
    if (Math.min(idleMs, ageMs) < -clockSkewMsMax) {
      this.#warnOfClock(Math.min(idleMs, ageMs));
      return undefined;
    }
    const account = await this.accounts.byId(accountId);
    return account?.epoch === epoch && !account.isDisabled ? account : undefined;
  }

  /** Which of the two time limits ended the session first; undefined if the session is within both. */
  #timeOver({
    seenAt,
    openedAt,
  }: Pick<Session, 'seenAt' | 'openedAt'>): SessionEndView | undefined {
    const { idleMs, maxMs } = this.times;
    const idleOverMs = this.#msSince(seenAt) - idleMs;
    const ageOverMs = this.#msSince(openedAt) - maxMs;
    if (Math.max(idleOverMs, ageOverMs) <= 0) return undefined;
    return idleOverMs > ageOverMs
      ? { because: 'idle', afterMinutes: idleMs / 60_000 }
      : { because: 'age', afterMinutes: maxMs / 60_000 };
  }

  /** Warns only once: every session that was opened before ends for the same reason. */
  #warnOfClock(ageMs: number): void {
    if (this.#isClockWarned) return;
    this.#isClockWarned = true;
    const minutes = Math.ceil(-ageMs / 60_000);
    this.#logger.warn(
      `The clock was set back: a session was used ${minutes} minutes from now. Sessions opened before ` +
        'that are over, and people sign in again. Check the time of this machine.',
    );
  }

  #msSince(instant: string): number {
    return Date.parse(this.clock.now()) - Date.parse(instant);
  }

  #digest(sessionId: string): string {
    return this.cryptography.mac('session', sessionId);
  }
}

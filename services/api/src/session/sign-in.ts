import { Injectable } from '@nestjs/common';
import { type Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Problem } from '../http/problem.ts';
import { SecurityNotes } from '../http/security-notes.ts';
import type { Caller } from '../proof-of-work/guarded-attempts.ts';
import { AccountNotes, type UsedFactor } from './account-notes.ts';
import { type OpenedSession, OpenSessions } from './open-sessions.ts';
import { Passwords, type Turn } from './passwords.ts';
import { SecondFactor } from './second-factor.ts';
import { type SignInAttempt, SignInAttempts } from './sign-in-attempts.ts';
import type { SessionOrigin } from './session-origin.ts';
import { type Changed, untilStored } from './until-stored.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** From the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

/** Where a person signs in. */
export interface SignInPlace extends Caller {
  readonly requestId: string;
  /** Device and network, by which the person recognises the session. */
  readonly origin: SessionOrigin;
  /** Returns the name of the browser if the account has used it before. */
  readonly deviceOf: (accountId: string) => string | undefined;
}

/** Where a person who used a one-time link signs in. */
type LinkPlace = Pick<SignInPlace, 'requestId' | 'origin'>;

type Password = Omit<Credentials, 'code'>;

/** How a person enters: by signing in, or by a one-time link. */
interface Entry {
  readonly attempt: SignInAttempt;
  readonly turn: Turn;
  /** Uses up the code that the account needs beside the password. */
  readonly withFactor: (account: Account) => Changed<UsedFactor>;
}

const uncounted: SignInAttempt = {
  uncount: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

/** Signs staff in. */
@Injectable()
export class SignIn {
  // eslint-disable-next-line max-params -- the services of a sign-in, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: OpenSessions,
    private readonly attempts: SignInAttempts,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactor,
    private readonly notes: AccountNotes,
    private readonly clock: Clock,
    private readonly security: SecurityNotes,
  ) {}

  /**
   * Signs in and returns the secret id of the new session.
   *
   * @throws Problem InvalidCredentials; its time and message are the same if the account does not exist or may not be
   * used. TotpRequired or TotpCodeWrong if the password was right. TooManyRequests after too many failures.
   */
  async signIn(place: SignInPlace, credentials: Credentials): Promise<OpenedSession> {
    const { username } = credentials;
    const { requestId } = place;
    const known = await this.accounts.byUsername(username);
    const { address, work } = place;
    const device = known && place.deviceOf(known.id);
    const origin = { address, work, device };
    const attempt = await this.attempts.begin(username, origin, (lock) => {
      this.security.note({
        kind: 'sign-in-locked',
        reason: `${lock.device}-device`,
        route: 'POST /api/auth/sign-in',
        address,
      });
      if (known === undefined) return;
      // Not awaited: otherwise the time that a refusal takes would reveal that the account exists.
      const of = { accountId: known.id, requestId, by: 'system' } as const;
      void this.notes.note(of, { type: 'sign-in-locked', ...lock });
    });
    return await this.#enter(place, credentials, {
      attempt,
      // A flood of guesses in other browsers must not delay this sign-in.
      turn: device === undefined ? 'anybody' : 'known',
      withFactor: (account) => this.#withCode(account, credentials.code),
    });
  }

  /**
   * Signs in a person who has just chosen the password by a one-time link. The link proves that they are the
   * account's person. So guesses by others do not delay them.
   *
   * @throws Problem InvalidCredentials if the account was changed again in between.
   */
  signInByLink(place: LinkPlace, credentials: Password): Promise<OpenedSession> {
    return this.#enter(place, credentials, {
      attempt: uncounted,
      turn: 'known',
      withFactor: withoutCode,
    });
  }

  async #enter(
    { requestId, origin }: LinkPlace,
    credentials: Password,
    { attempt, turn, withFactor }: Entry,
  ): Promise<OpenedSession> {
    const { account, given: secondFactor } = await unlessNoFailure(attempt, () =>
      untilStored(this.accounts, async () => {
        const present = await this.#withPassword(credentials, turn);
        const used = withFactor(present);
        return { ...used, account: { ...used.account, lastSignInAt: this.clock.now() } };
      }),
    );
    await attempt.succeeded();
    const opened = await this.sessions.open(account, origin);
    const of = { accountId: account.id, requestId };
    const { device } = origin;
    const network = this.security.nameOf(origin.network);
    await this.notes.note(of, { type: 'signed-in', secondFactor, device, network });
    return opened;
  }

  /** The check takes the same time for an unknown username, a disabled account and a wrong password. */
  async #withPassword({ username, password }: Password, turn: Turn): Promise<Account> {
    const account = await this.accounts.byUsername(username);
    const hash = account?.isDisabled === false ? account.passwordHash : null;
    const isRight = await this.passwords.verify(hash ?? undefined, password, turn);
    if (account === undefined || !isRight) throw new Problem('InvalidCredentials');
    return account;
  }

  #withCode(account: Account, code: string | undefined): Changed<UsedFactor> {
    if (account.totp !== null && code === undefined) throw new Problem('TotpRequired');
    const used = this.secondFactor.use(account, code ?? '');
    if (used === undefined) throw new Problem('TotpCodeWrong');
    return used;
  }
}

/** An account has no codes yet when its password was chosen by a one-time link. */
function withoutCode(account: Account): Changed<UsedFactor> {
  if (account.totp !== null) throw new Problem('InvalidCredentials');
  return { account, given: 'none' };
}

/** Only a wrong password or code is a failure: after any other error, such as a 503, the attempt is not counted. */
async function unlessNoFailure<Outcome>(
  attempt: SignInAttempt,
  enter: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await enter();
  } catch (error) {
    const isFailure =
      error instanceof Problem &&
      (error.code === 'InvalidCredentials' || error.code === 'TotpCodeWrong');
    if (!isFailure) await attempt.uncount();
    throw error;
  }
}

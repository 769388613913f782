import { Injectable } from '@nestjs/common';
import { type Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { TotpOfferView } from '../../../libs/contracts/account/account-view.ts';
import { AttemptCounter } from '../http/attempt-counter.ts';
import { Problem } from '../http/problem.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { AccountNotes } from './account-notes.ts';
import { type OpenedSession, OpenSessions } from './open-sessions.ts';
import { Passwords } from './passwords.ts';
import { SecondFactor } from './second-factor.ts';
import type { SessionOrigin } from './session-origin.ts';
import { type SignedIn } from './signed-in.ts';
import { type Changed, untilStored } from './until-stored.ts';

/**
 * After this many wrong passwords and codes of an account that is signed in, further ones are refused for a while.
 * Somebody may have left the screen unattended.
 */
const wrongProofs = { attemptsMax: 10, windowMs: 10 * 60_000 };

/** The account, and the request that changes it. */
export interface OwnRequest {
  readonly accountId: string;
  readonly requestId: string;
  /** The browser and the network of the request. They are stored with the session that replaces the present one. */
  readonly origin: SessionOrigin;
}

/** The proof with which the account's person confirms who they are. */
export interface OwnProof {
  readonly password: string;
  /** From the authenticator app, or a recovery code; needed if the account has a second factor. */
  readonly code?: string | undefined;
}

/** Lets people who are signed in manage their own account. */
@Injectable()
export class OwnAccount {
  readonly #counter: AttemptCounter;

  // eslint-disable-next-line max-params -- the services that an account needs, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: OpenSessions,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactor,
    private readonly notes: AccountNotes,
    limiter: RateLimiter,
    cryptography: Cryptography,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * For 15 minutes, allows the acts of this session that need a recent password.
   *
   * @throws Problem PasswordWrong, TotpRequired, TotpCodeWrong, TooManyRequests
   */
  async confirm(own: OwnRequest, who: SignedIn, proof: OwnProof): Promise<void> {
    await untilStored(this.accounts, async () => withNothing(await this.#proven(own, proof)));
    await this.sessions.confirm(who);
  }

  /**
   * Changes the password, ends every session of the account and opens a new one for this person.
   *
   * @throws Problem PasswordWrong, TotpRequired, TotpCodeWrong, TooManyRequests
   */
  async changePassword(
    own: OwnRequest,
    proof: OwnProof & { readonly next: string },
  ): Promise<OpenedSession> {
    const passwordHash = await this.passwords.hash(proof.next);
    const { account } = await untilStored(this.accounts, async () => {
      const present = await this.#proven(own, proof);
      return withNothing({ ...present, passwordHash, epoch: present.epoch + 1 });
    });
    const opened = await this.#reopen(own, account);
    await this.notes.note(own, { type: 'changed-password' });
    return opened;
  }

  /**
   * Offers a secret for an authenticator app. Needs the password. Otherwise a stranger who finds a screen open could
   * turn on codes of another app, and lock out the account's person.
   *
   * @throws Problem PasswordWrong, TooManyRequests, TotpIsOn
   */
  async beginTotp(own: OwnRequest, password: string): Promise<TotpOfferView> {
    const { given } = await untilStored(this.accounts, async () => {
      const account = await this.#withPassword(own, password);
      if (account.totp !== null) throw new Problem('TotpIsOn');
      return this.secondFactor.offer(account);
    });
    return given;
  }

  /**
   * Turns codes on and returns the recovery codes, which are shown only once. Ends every session of the
   * account and opens a new one, because the others were opened without a code.
   *
   * @throws Problem TotpIsOn, TotpNotOffered, TotpCodeWrong
   */
  async confirmTotp(
    own: OwnRequest,
    code: string,
  ): Promise<OpenedSession & { readonly recoveryCodes: readonly string[] }> {
    const { account, given: recoveryCodes } = await untilStored(this.accounts, async () => {
      const present = await this.#present(own);
      if (present.totp !== null) throw new Problem('TotpIsOn');
      if (present.totpOffer === null) throw new Problem('TotpNotOffered');
      const raised = { ...present, epoch: present.epoch + 1 };
      const accepted = this.secondFactor.accept(raised, code.replaceAll(/\s/g, ''));
      if (accepted === undefined) throw new Problem('TotpCodeWrong');
      return accepted;
    });
    const opened = await this.#reopen(own, account);
    await this.notes.note(own, { type: 'turned-totp-on' });
    return { ...opened, recoveryCodes };
  }

  /**
   * Returns new recovery codes; the old ones no longer work.
   *
   * @throws Problem PasswordWrong, TotpRequired, TotpCodeWrong, TooManyRequests, TotpIsOff
   */
  async renewRecoveryCodes(own: OwnRequest, proof: OwnProof): Promise<readonly string[]> {
    const { given } = await untilStored(this.accounts, async () => {
      const renewed = this.secondFactor.renew(await this.#proven(own, proof));
      if (renewed === undefined) throw new Problem('TotpIsOff');
      return renewed;
    });
    await this.notes.note(own, { type: 'renewed-recovery-codes' });
    return given;
  }

  /**
   * Turns codes off, ends every session of the account and opens a new one.
   *
   * @throws Problem PasswordWrong, TotpRequired, TotpCodeWrong, TooManyRequests, TotpIsOff, TotpIsRequired
   */
  async turnTotpOff(own: OwnRequest, proof: OwnProof): Promise<OpenedSession> {
    const { account } = await untilStored(this.accounts, async () => {
      const present = await this.#proven(own, proof);
      if (present.totp === null) throw new Problem('TotpIsOff');
      if ((await this.accounts.totpRoles()).includes(present.role)) {
        throw new Problem('TotpIsRequired');
      }
      return withNothing({ ...present, totp: null, totpOffer: null, epoch: present.epoch + 1 });
    });
    const opened = await this.#reopen(own, account);
    await this.notes.note(own, { type: 'turned-totp-off' });
    return opened;
  }

  async signOutEverywhere(own: OwnRequest): Promise<void> {
    const { account } = await untilStored(this.accounts, async () => {
      const present = await this.#present(own);
      return withNothing({ ...present, epoch: present.epoch + 1 });
    });
    await this.sessions.closeAllOf(account.id);
    await this.notes.note(own, { type: 'signed-out-everywhere' });
  }

  async #reopen({ origin }: OwnRequest, account: Account): Promise<OpenedSession> {
    await this.sessions.closeAllOf(account.id);
    return this.sessions.open(account, origin);
  }

  async #present({ accountId }: OwnRequest): Promise<Account> {
    const account = await this.accounts.byId(accountId);
    if (account === undefined) throw new Problem('NotSignedIn');
    return account;
  }

  /**
   * Checks the password and the code. Returns the account; if it has a second factor, the code is marked in it as
   * used.
   */
  async #proven(own: OwnRequest, { password, code }: OwnProof): Promise<Account> {
    return await this.#counted(own, async () => {
      const account = await this.#checked(own, password);
      if (account.totp !== null && code === undefined) throw new Problem('TotpRequired');
      const used = this.secondFactor.use(account, code ?? '');
      if (used === undefined) throw new Problem('TotpCodeWrong');
      return used.account;
    });
  }

  #withPassword(own: OwnRequest, password: string): Promise<Account> {
    return this.#counted(own, () => this.#checked(own, password));
  }

  async #checked(own: OwnRequest, password: string): Promise<Account> {
    const account = await this.#present(own);
    if (!(await this.passwords.verify(account.passwordHash ?? undefined, password))) {
      throw new Problem('PasswordWrong');
    }
    return account;
  }

  /**
   * Counts only wrong passwords and codes. Every other outcome takes the attempt back, for example when the server is
   * busy.
   */
  async #counted(own: OwnRequest, prove: () => Promise<Account>): Promise<Account> {
    const name = `own password of ${own.accountId}`;
    const counted = await this.#counter.count([{ name, limit: wrongProofs }]);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: 'own-password' });
    let isWrong = false;
    try {
      return await prove();
    } catch (error) {
      isWrong = isWrongProof(error);
      throw error;
    } finally {
      if (!isWrong) await counted.uncount();
    }
  }
}

function isWrongProof(error: unknown): boolean {
  return error instanceof Problem && ['PasswordWrong', 'TotpCodeWrong'].includes(error.code);
}

function withNothing(account: Account): Changed<undefined> {
  return { account, given: undefined };
}

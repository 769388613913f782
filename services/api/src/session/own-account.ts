import { Injectable } from '@nestjs/common';
import { type Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { TotpOfferView } from '../../../libs/contracts/account/account-view.ts';
import { AttemptCounter } from '../http/attempt-counter.ts';
import { Problem } from '../http/problem.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { AccountNotes } from './account-notes.ts';
import { OpenSessions } from './open-sessions.ts';
import { Passwords } from './passwords.ts';
import { SecondFactor } from './second-factor.ts';
import { type SignedIn, signedInAs } from './signed-in.ts';
import { type Changed, untilStored } from './until-stored.ts';

/** Wrong passwords given by whoever sits at somebody's open screen. */
const wrongPasswords = { attemptsMax: 10, windowMs: 10 * 60_000 };

/** Whose account it is, and in which request. */
export interface OwnRequest {
  readonly accountId: string;
  readonly requestId: string;
}

/** What somebody who is signed in does with their own account. */
@Injectable()
export class OwnAccount {
  readonly #accounts: Accounts;
  readonly #sessions: OpenSessions;
  readonly #passwords: Passwords;
  readonly #secondFactor: SecondFactor;
  readonly #notes: AccountNotes;
  readonly #counter: AttemptCounter;

  // eslint-disable-next-line max-params -- what an account touches, injected by type
  constructor(
    accounts: Accounts,
    sessions: OpenSessions,
    passwords: Passwords,
    secondFactor: SecondFactor,
    notes: AccountNotes,
    limiter: RateLimiter,
    cryptography: Cryptography,
  ) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#secondFactor = secondFactor;
    this.#notes = notes;
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Ends every session of the account and opens a new one for whoever changed it.
   *
   * @throws Problem PasswordWrong, TooManyRequests
   */
  async changePassword(
    own: OwnRequest,
    { current, next }: { readonly current: string; readonly next: string },
  ): Promise<{ readonly sessionId: string; readonly who: SignedIn }> {
    const passwordHash = await this.#passwords.hash(next);
    const { account } = await untilStored(this.#accounts, async () => {
      const present = await this.#withPassword(own, current);
      return withNothing({ ...present, passwordHash, epoch: present.epoch + 1 });
    });
    await this.#sessions.closeAllOf(account.id);
    const sessionId = await this.#sessions.open(account);
    await this.#notes.note(own, { type: 'changed-password' });
    return { sessionId, who: signedInAs(account) };
  }

  /**
   * For the password: whoever finds a screen open must not turn codes of their own app on, and keep
   * the account's person out.
   *
   * @throws Problem PasswordWrong, TooManyRequests, TotpIsOn
   */
  async beginTotp(own: OwnRequest, password: string): Promise<TotpOfferView> {
    const { given } = await untilStored(this.#accounts, async () => {
      const account = await this.#withPassword(own, password);
      if (account.totp !== null) throw new Problem('TotpIsOn');
      return this.#secondFactor.offer(account);
    });
    return given;
  }

  /**
   * The recovery codes, which are not to be had again.
   *
   * @throws Problem TotpIsOn, TotpNotOffered, TotpCodeWrong
   */
  async confirmTotp(own: OwnRequest, code: string): Promise<readonly string[]> {
    const { given } = await untilStored(this.#accounts, async () => {
      const account = await this.#present(own);
      if (account.totp !== null) throw new Problem('TotpIsOn');
      if (account.totpOffer === null) throw new Problem('TotpNotOffered');
      const accepted = this.#secondFactor.accept(account, code.replaceAll(/\s/g, ''));
      if (accepted === undefined) throw new Problem('TotpCodeWrong');
      return accepted;
    });
    await this.#notes.note(own, { type: 'turned-totp-on' });
    return given;
  }

  /**
   * New recovery codes; the old ones are worth nothing any more.
   *
   * @throws Problem PasswordWrong, TooManyRequests, TotpIsOff
   */
  async renewRecoveryCodes(own: OwnRequest, password: string): Promise<readonly string[]> {
    const { given } = await untilStored(this.#accounts, async () => {
      const renewed = this.#secondFactor.renew(await this.#withPassword(own, password));
      if (renewed === undefined) throw new Problem('TotpIsOff');
      return renewed;
    });
    await this.#notes.note(own, { type: 'renewed-recovery-codes' });
    return given;
  }

  /** @throws Problem PasswordWrong, TooManyRequests, TotpIsOff */
  async turnTotpOff(own: OwnRequest, password: string): Promise<void> {
    await untilStored(this.#accounts, async () => {
      const account = await this.#withPassword(own, password);
      if (account.totp === null) throw new Problem('TotpIsOff');
      return withNothing({ ...account, totp: null, totpOffer: null });
    });
    await this.#notes.note(own, { type: 'turned-totp-off' });
  }

  async signOutEverywhere(own: OwnRequest): Promise<void> {
    const { account } = await untilStored(this.#accounts, async () => {
      const present = await this.#present(own);
      return withNothing({ ...present, epoch: present.epoch + 1 });
    });
    await this.#sessions.closeAllOf(account.id);
    await this.#notes.note(own, { type: 'signed-out-everywhere' });
  }

  async #present({ accountId }: OwnRequest): Promise<Account> {
    const account = await this.#accounts.byId(accountId);
    if (account === undefined) throw new Problem('NotSignedIn');
    return account;
  }

  async #withPassword(own: OwnRequest, password: string): Promise<Account> {
    const name = `own password of ${own.accountId}`;
    const counted = await this.#counter.count([{ name, limit: wrongPasswords }]);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: 'own-password' });
    const account = await this.#present(own);
    if (!(await this.#passwords.verify(account.passwordHash ?? undefined, password))) {
      throw new Problem('PasswordWrong');
    }
    await counted.takeBack();
    return account;
  }
}

function withNothing(account: Account): Changed<undefined> {
  return { account, given: undefined };
}

import { Injectable } from '@nestjs/common';
import { linkDigest } from '../../../libs/application/command-handling/account/account-links.ts';
import {
  type Account,
  type AccountLink,
  Accounts,
} from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { AccountLinkView } from '../../../libs/contracts/account/account-view.ts';
import { Problem } from '../http/problem.ts';
import { AccountNotes } from './account-notes.ts';
import { Passwords } from './passwords.ts';
import { untilStored } from './until-stored.ts';

/** The account after its person chose a password. */
interface Chosen {
  readonly account: Account;
  /** Whether this replaced an earlier password. */
  readonly hadPassword: boolean;
}

type Linked = Account & { readonly link: AccountLink };

/**
 * The links by which people choose a password: after an invitation, after a reset, or if they forgot it. Each link works
 * once, and for a limited time. Every process can check the links, because their digests are stored.
 */
@Injectable()
export class OneTimeLinks {
  // eslint-disable-next-line max-params -- the services that a link needs, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly notes: AccountNotes,
    private readonly cryptography: Cryptography,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem AccountLinkInvalid */
  async look(token: string): Promise<AccountLinkView> {
    const { username, link } = await this.#linked(token);
    return { username, purpose: link.purpose, expiresAt: link.expiresAt };
  }

  /**
   * Uses the link up and returns its account, which has the new password.
   *
   * @throws Problem AccountLinkInvalid
   */
  async choosePassword(
    token: string,
    { password, requestId }: { readonly password: string; readonly requestId: string },
  ): Promise<Chosen> {
    await this.#linked(token);
    const passwordHash = await this.passwords.hash(password);
    const { account, given } = await untilStored(this.accounts, async () => {
      const { link, ...linked } = await this.#linked(token);
      const totp = link.removesTotp === true ? null : linked.totp;
      const epoch = linked.epoch + 1;
      const account = { ...linked, passwordHash, totp, link: null, epoch };
      const hadPassword = linked.passwordHash !== null;
      return { account, given: { hadPassword, losesTotp: totp !== linked.totp } };
    });
    const of = { accountId: account.id, requestId };
    await this.notes.note(of, { type: 'chose-password' });
    if (given.losesTotp) await this.notes.note(of, { type: 'turned-totp-off' });
    return { account, hadPassword: given.hadPassword };
  }

  async #linked(token: string): Promise<Linked> {
    const account = await this.accounts.byLink(linkDigest(this.cryptography, token));
    const link = account?.link ?? null;
    if (account === undefined || link === null || account.isDisabled || this.#isOver(link)) {
      throw new Problem('AccountLinkInvalid');
    }
    return { ...account, link };
  }

  #isOver({ expiresAt }: AccountLink): boolean {
    return Date.parse(this.clock.now()) >= Date.parse(expiresAt);
  }
}

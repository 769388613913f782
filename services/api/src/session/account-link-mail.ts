import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  linkAddress,
  linkDigest,
} from '../../../libs/application/command-handling/account/account-links.ts';
import {
  invitationLetter,
  passwordLinkLetter,
  resetLetter,
} from '../../../libs/application/notifications/account-letters.ts';
import { type Account, Accounts, type LinkMail } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { Letter } from '../../../libs/application/ports/message-renderer.ts';
import { Operator } from '../../../libs/application/ports/operator.ts';
import { AccountNotes } from './account-notes.ts';
import { StaffMail } from './staff-mail.ts';
import { untilStored } from './until-stored.ts';

/** How long an answer waits for the mail server, in milliseconds. After that, the e-mail is sent anyway. */
const answerMsMax = 10_000;

/** A link that was issued: its secret, and the request that issued it. */
interface IssuedLink {
  readonly token: string;
  readonly requestId: string;
}

/** Mails the one-time links of accounts to their people, and notes the outcome with the link and in the log. */
@Injectable()
export class AccountLinkMail implements OnApplicationShutdown {
  readonly #underWay = new Set<Promise<void>>();

  // eslint-disable-next-line max-params -- the services of a link, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly staffMail: StaffMail,
    private readonly notes: AccountNotes,
    private readonly operator: Operator,
    private readonly cryptography: Cryptography,
    private readonly clock: Clock,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /**
   * Mails the present link of an account, once. Returns when the outcome is stored, or after ten seconds.
   * Sends no e-mail if there is no address or no mail server, or the account has another link by now.
   */
  async mail(accountId: string, issued: IssuedLink): Promise<void> {
    const sending = this.#send(accountId, issued);
    this.#underWay.add(sending);
    const waiting = new AbortController();
    try {
      await Promise.race([sending, this.clock.sleep(answerMsMax, waiting.signal)]);
    } finally {
      waiting.abort();
      void sending.finally(() => this.#underWay.delete(sending)).catch(() => undefined);
    }
  }

  async #send(accountId: string, { token, requestId }: IssuedLink): Promise<void> {
    const account = await this.accounts.byId(accountId);
    const digest = linkDigest(this.cryptography, token);
    if (account?.link?.digest !== digest || account.link.mail?.outcome === 'sent') return;
    if (account.email === null || !this.staffMail.delivers) return;
    const reason = await this.staffMail.send(account.email, this.#letter(account, token));
    const at = this.clock.now();
    const mail: LinkMail =
      reason === undefined ? { outcome: 'sent', at } : { outcome: 'failed', at, reason };
    await this.#store(accountId, digest, mail);
    const isInvitation = account.link.purpose === 'invitation';
    await this.notes.note(
      { accountId, requestId, by: 'system' },
      reason === undefined
        ? { type: isInvitation ? 'was-mailed-invitation' : 'was-mailed-password-link' }
        : { type: 'was-not-mailed-link', reason },
    );
  }

  #letter({ username, link }: Account, token: string): Letter {
    const { operator } = this;
    const mailed = {
      username,
      link: linkAddress(operator.siteUrl, token),
      expiresAt: link?.expiresAt ?? this.clock.now(),
    };
    if (link?.isMailed === true) return passwordLinkLetter(mailed, operator);
    return link?.purpose === 'invitation'
      ? invitationLetter(mailed, operator)
      : resetLetter(mailed, operator);
  }

  async #store(accountId: string, digest: string, mail: LinkMail): Promise<void> {
    await untilStored(this.accounts, async () => {
      const present = await this.accounts.byId(accountId);
      if (present === undefined) throw new Error('An account is gone: accounts are never deleted.');
      // The link may have been used or replaced while the e-mail was sent.
      const link = present.link?.digest === digest ? { ...present.link, mail } : present.link;
      const lastMailedAt = mail.outcome === 'sent' ? mail.at : present.lastMailedAt;
      const mailed = lastMailedAt === undefined ? {} : { lastMailedAt };
      return { account: { ...present, ...mailed, link }, given: undefined };
    });
  }
}

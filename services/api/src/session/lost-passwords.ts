import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { mailedLink } from '../../../libs/application/command-handling/account/account-links.ts';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { type Account, Accounts, usernameKey } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { AccountLinkMail } from './account-link-mail.ts';
import { StaffMail } from './staff-mail.ts';
import { untilStored } from './until-stored.ts';

type Reachable = Account & { readonly email: string };

/**
 * Looks up the accounts of a username or an e-mail address after the request was answered, and mails each a link for
 * a new password. So the answer and its time do not show whether there is an account.
 */
@Injectable()
export class LostPasswords implements OnApplicationShutdown {
  readonly #logger = new Logger('LostPasswords');
  #last: Promise<void> = Promise.resolve();

  // eslint-disable-next-line max-params -- the services of a link, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly staffMail: StaffMail,
    private readonly linkMail: AccountLinkMail,
    private readonly cryptography: Cryptography,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** Looks the accounts up after the answer was sent. */
  lookUp(login: string, requestId: string): void {
    this.#last = this.#last.then(() => this.#after(login, requestId));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#last;
  }

  async #after(login: string, requestId: string): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await this.mailLinks(login, requestId);
    } catch (error) {
      // The person can ask again.
      this.#logger.warn(`A link for a new password was not mailed: ${causeInWords(error)}.`);
    }
  }

  /** Mails the links. Without a mail server it makes no links, because nobody would get them. */
  async mailLinks(login: string, requestId: string): Promise<void> {
    if (!this.staffMail.delivers) return;
    const key = usernameKey(login);
    for (const account of await this.accounts.list()) {
      const names = [account.username, account.email ?? ''].map(usernameKey);
      if (names.includes(key) && this.#isEligible(account)) await this.#mail(account, requestId);
    }
  }

  /**
   * A valid link from an owner, or from the command on the server, is not replaced. Otherwise anybody who knows the
   * username could make this link useless.
   */
  #isEligible(account: Account): account is Reachable {
    const { email, passwordHash, isDisabled, link } = account;
    const isReplaceable =
      link === null ||
      link.isMailed === true ||
      Date.parse(link.expiresAt) <= Date.parse(this.clock.now());
    return email !== null && passwordHash !== null && !isDisabled && isReplaceable;
  }

  async #mail({ id }: Reachable, requestId: string): Promise<void> {
    const token = Buffer.from(this.identifiers.bytes(32)).toString('hex');
    const { given: isStored } = await untilStored(this.accounts, async () => {
      const present = await this.accounts.byId(id);
      if (present === undefined) throw new Error('An account is gone: accounts are never deleted.');
      if (!this.#isEligible(present)) return { account: present, given: false };
      const link = mailedLink(this.cryptography, { token, now: this.clock.now() });
      return { account: { ...present, link }, given: true };
    });
    if (isStored) await this.linkMail.mail(id, { token, requestId });
  }
}

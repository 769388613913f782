import { Inject, Injectable } from '@nestjs/common';
import {
  linkAddress,
  linkToken,
} from '../../../libs/application/command-handling/account/account-links.ts';
import type { AccountAsOf } from '../../../libs/application/command-handling/account/account.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandDone } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import type {
  AccountAnswer,
  AccountView,
  LinkedAccountAnswer,
} from '../../../libs/contracts/account/account-view.ts';
import type { Answer } from '../http/answer.ts';
import { commandAnswer } from '../http/outcomes.ts';
import { PublicUrl } from '../http/public-url.ts';
import { AccountLinkMail } from '../session/account-link-mail.ts';
import { accountView } from './account-view.ts';

/** The answers of commands on accounts. */
@Injectable()
export class AccountAnswers {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly accounts: Accounts,
    private readonly cryptography: Cryptography,
    private readonly log: EventLogReader,
    private readonly linkMail: AccountLinkMail,
    private readonly clock: Clock,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {}

  async of(outcome: CommandDone<AccountAsOf>): Promise<Answer<AccountAnswer>> {
    return commandAnswer(await this.#viewAsOf(outcome), outcome, this.log.logId);
  }

  /**
   * Sends the link by e-mail and returns the account. If the e-mail was not sent, the answer contains the link. The
   * link is derived from the command, so a retry gets the same link and does not send it twice.
   */
  async linked(
    outcome: CommandDone<AccountAsOf>,
    { requestId }: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const commandId = outcome.result.history.at(-1)?.metadata.commandId ?? '';
    const token = linkToken(this.cryptography, commandId);
    await this.linkMail.mail(outcome.result.id, { token, requestId });
    const view = await this.#viewAsOf(outcome);
    const link =
      view.linkMail?.outcome === 'sent' ? {} : { link: linkAddress(this.publicUrl, token) };
    return commandAnswer({ ...view, ...link }, outcome, this.log.logId);
  }

  /** Returns role and `isDisabled` as they were after the command, and the other fields as they are now. */
  async #viewAsOf({ result: { id, state } }: CommandDone<AccountAsOf>): Promise<AccountView> {
    const account = await this.accounts.byId(id);
    if (account === undefined || state.status === 'none') {
      throw new Error('The account of a command is not there: accounts are never deleted.');
    }
    const { role, isDisabled } = state;
    return accountView({ ...account, role, isDisabled }, this.clock.now());
  }
}

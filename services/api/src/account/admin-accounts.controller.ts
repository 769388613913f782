import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  linkAddress,
  linkToken,
} from '../../../libs/application/command-handling/account/account-links.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandDone } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  type AccountAsOf,
  CreateAccount,
  EditAccount,
  RequireTotp,
  type RequireTotpRefusedToOwner,
  ResetAccount,
} from '../../../libs/application/command-handling/account/account.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { GetAccountHistory } from '../../../libs/application/queries/account/account.queries.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import type {
  AccountAnswer,
  AccountView,
  LinkedAccountAnswer,
  TotpRuleAnswer,
  TotpRuleView,
} from '../../../libs/contracts/account/account-view.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';
import { type Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done } from '../http/outcomes.ts';
import { PublicUrl } from '../http/public-url.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import { OpenSessions } from '../session/open-sessions.ts';
import { AccountIdPipe } from './account-id.pipe.ts';
import { EditAccountBody, InviteAccountBody, RequireTotpBody } from './account.inputs.ts';
import { accountView } from './account-view.ts';

/** Lets owners manage the accounts of staff and their roles. */
@Controller('api/admin/accounts')
@Only('owner')
export class AdminAccountsController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly sessions: OpenSessions,
    private readonly cryptography: Cryptography,
    private readonly log: EventLogReader,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {}

  /** Every account, the oldest first. */
  @Get()
  async list(): Promise<ListView<AccountView>> {
    return { items: (await this.accounts.list()).map(accountView) };
  }

  /** Returns the roles whose accounts need codes from an authenticator app. */
  @Get('second-factor')
  async totpRule(): Promise<TotpRuleView> {
    return { roles: await this.accounts.totpRoles() };
  }

  /** Makes codes from an app compulsory for a role, or optional again. */
  @Put('second-factor')
  @NeedsRecentPassword()
  async requireTotp(
    @Body() { role, isRequired }: RequireTotpBody,
    @Context() context: CommandContext,
  ): Promise<Answer<TotpRuleAnswer>> {
    // The event is stored on the account of the owner who changes the rule.
    const input = { accountId: context.scope, role, isRequired };
    const outcome = done(
      await this.commands.execute(new RequireTotp<RequireTotpRefusedToOwner>(input, context)),
    );
    return commandAnswer(await this.totpRule(), outcome, this.log.logId);
  }

  /** Returns the history of an account, the oldest entry first. */
  @Get(':id/history')
  async history(
    @Param('id', AccountIdPipe) accountId: string,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetAccountHistory({ accountId }));
    const entries = found(answer, 'AccountNotFound');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Creates an account; its person chooses the password with the one-time link. */
  @Post()
  @NeedsRecentPassword()
  async invite(
    @Body() { username, email, role }: InviteAccountBody,
    @Context() context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const input = { username, email: email?.trim() ?? null, role, passwordHash: null };
    return this.#linked(done(await this.commands.execute(new CreateAccount(input, context))));
  }

  /** Changes the role or e-mail address of an account, or disables or enables it. */
  @Patch(':id')
  @NeedsRecentPassword()
  async edit(
    @Param('id', AccountIdPipe) accountId: string,
    @Body() { role, email, isDisabled }: EditAccountBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AccountAnswer>> {
    const input = {
      accountId,
      ...(role === undefined ? {} : { role }),
      ...(email === undefined ? {} : { email: email?.trim() ?? null }),
      ...(isDisabled === undefined ? {} : { isDisabled }),
    };
    const outcome = done(await this.commands.execute(new EditAccount(input, context)));
    if (isDisabled === true) await this.sessions.closeAllOf(accountId);
    return commandAnswer(await this.#viewAsOf(outcome), outcome, this.log.logId);
  }

  /** Removes password and codes, ends every session, and returns a new one-time link. */
  @Post(':id/reset')
  @HttpCode(200)
  @NeedsRecentPassword()
  async reset(
    @Param('id', AccountIdPipe) accountId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const outcome = done(await this.commands.execute(new ResetAccount({ accountId }, context)));
    await this.sessions.closeAllOf(accountId);
    return this.#linked(outcome);
  }

  /** Returns the account with its link. The link is derived from the command, so a retry gets the same link. */
  async #linked(outcome: CommandDone<AccountAsOf>): Promise<Answer<LinkedAccountAnswer>> {
    const commandId = outcome.result.history.at(-1)?.metadata.commandId ?? '';
    const token = linkToken(this.cryptography, commandId);
    const link = linkAddress(this.publicUrl, token);
    return commandAnswer({ ...(await this.#viewAsOf(outcome)), link }, outcome, this.log.logId);
  }

  /** Returns role and `isDisabled` as of the command, and the other fields as they are now. */
  async #viewAsOf({ result: { id, state } }: CommandDone<AccountAsOf>): Promise<AccountView> {
    const account = await this.accounts.byId(id);
    if (account === undefined || state.status === 'none') {
      throw new Error('The account of a command is not there: accounts are never deleted.');
    }
    const { role, isDisabled } = state;
    return accountView({ ...account, role, isDisabled });
  }
}

import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { linkToken } from '../../../libs/application/command-handling/account-links.ts';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import type { CommandDone } from '../../../libs/application/command-handling/command-outcome.ts';
import {
  type AccountAsOf,
  CreateAccount,
  EditAccount,
  RequireTotp,
  ResetAccount,
} from '../../../libs/application/command-handling/commands/account.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { GetAccountHistory } from '../../../libs/application/queries/account.queries.ts';
import { withNames } from '../../../libs/application/queries/named-actors.ts';
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
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import { OpenSessions } from '../session/open-sessions.ts';
import { AccountIdPipe } from './account-id.pipe.ts';
import { EditAccountBody, InviteAccountBody, RequireTotpBody } from './account.inputs.ts';
import { accountView } from './account-view.ts';

/** Who works here, and what they may do. */
@Controller('api/admin/accounts')
@Only('owner')
export class AdminAccountsController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #accounts: Accounts;
  readonly #sessions: OpenSessions;
  readonly #cryptography: Cryptography;
  readonly #log: EventLogReader;
  readonly #publicUrl: string;

  // eslint-disable-next-line max-params -- the buses and what an answer is made of, injected by type
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    accounts: Accounts,
    sessions: OpenSessions,
    cryptography: Cryptography,
    log: EventLogReader,
    @Inject(PublicUrl) publicUrl: string,
  ) {
    this.#commands = commands;
    this.#queries = queries;
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#cryptography = cryptography;
    this.#log = log;
    this.#publicUrl = publicUrl;
  }

  /** Every account, the oldest first. */
  @Get()
  async list(): Promise<ListView<AccountView>> {
    return { items: (await this.#accounts.list()).map(accountView) };
  }

  /** Everybody of which roles needs codes from an authenticator app. */
  @Get('second-factor')
  async totpRule(): Promise<TotpRuleView> {
    return { roles: await this.#accounts.totpRoles() };
  }

  /** Makes codes from an app compulsory for a role, or leaves them to each person again. */
  @Put('second-factor')
  @NeedsRecentPassword()
  async requireTotp(
    @Body() { role, isRequired }: RequireTotpBody,
    @Context() context: CommandContext,
  ): Promise<Answer<TotpRuleAnswer>> {
    // Noted on the account of the owner who says so.
    const wish = { accountId: context.scope, role, isRequired };
    const outcome = done(await this.#commands.execute(new RequireTotp(wish, context)));
    return commandAnswer(await this.totpRule(), outcome, this.#log.logId);
  }

  /** What happened to an account, the oldest first. */
  @Get(':id/history')
  async history(
    @Param('id', AccountIdPipe) accountId: string,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.#queries.execute(new GetAccountHistory({ accountId }));
    const entries = found(answer, 'AccountNotFound');
    return answerOf({ items: withNames(entries, await this.#accounts.list()) }, answer);
  }

  /** Gives somebody an account; its person chooses the password by the one-time link. */
  @Post()
  @NeedsRecentPassword()
  async invite(
    @Body() { username, email, role }: InviteAccountBody,
    @Context() context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const wish = { username, email: email?.trim() ?? null, role, passwordHash: null };
    return this.#linked(done(await this.#commands.execute(new CreateAccount(wish, context))));
  }

  /** Changes what somebody may do, their address, or whether they may sign in at all. */
  @Patch(':id')
  @NeedsRecentPassword()
  async edit(
    @Param('id', AccountIdPipe) accountId: string,
    @Body() { role, email, isDisabled }: EditAccountBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AccountAnswer>> {
    const wish = {
      accountId,
      ...(role === undefined ? {} : { role }),
      ...(email === undefined ? {} : { email: email?.trim() ?? null }),
      ...(isDisabled === undefined ? {} : { isDisabled }),
    };
    const outcome = done(await this.#commands.execute(new EditAccount(wish, context)));
    if (isDisabled === true) await this.#sessions.closeAllOf(accountId);
    return commandAnswer(await this.#viewAsOf(outcome), outcome, this.#log.logId);
  }

  /** Takes password and codes away, ends every session, and gives out a new one-time link. */
  @Post(':id/reset')
  @HttpCode(200)
  @NeedsRecentPassword()
  async reset(
    @Param('id', AccountIdPipe) accountId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const outcome = done(await this.#commands.execute(new ResetAccount({ accountId }, context)));
    await this.#sessions.closeAllOf(accountId);
    return this.#linked(outcome);
  }

  /** The link follows from the command that gave it out, so a repeat is told the same one. */
  async #linked(outcome: CommandDone<AccountAsOf>): Promise<Answer<LinkedAccountAnswer>> {
    const commandId = outcome.result.history.at(-1)?.metadata.commandId ?? '';
    const token = linkToken(this.#cryptography, commandId);
    const link = `${this.#publicUrl}/auth#link=${token}`;
    return commandAnswer({ ...(await this.#viewAsOf(outcome)), link }, outcome, this.#log.logId);
  }

  /** What it may do as of the command, the rest as it is now. */
  async #viewAsOf({ result: { id, state } }: CommandDone<AccountAsOf>): Promise<AccountView> {
    const account = await this.#accounts.byId(id);
    if (account === undefined || state.status === 'none') throw new Problem('AccountNotFound');
    const { role, isDisabled } = state;
    return accountView({ ...account, role, isDisabled });
  }
}

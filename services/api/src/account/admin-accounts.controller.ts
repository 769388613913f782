import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  CreateAccount,
  EditAccount,
  RenewInvitation,
  RequireTotp,
  type RequireTotpRefusedToOwner,
  ResetAccount,
  WithdrawInvitation,
} from '../../../libs/application/command-handling/account/account.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { GetAccountHistory } from '../../../libs/application/queries/account/account.queries.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import type {
  AccountAnswer,
  AccountListView,
  LinkedAccountAnswer,
  TotpRuleAnswer,
  TotpRuleView,
} from '../../../libs/contracts/account/account-view.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';
import { type Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import { OpenSessions } from '../session/open-sessions.ts';
import { AccountIdPipe } from './account-id.pipe.ts';
import { EditAccountBody, InviteAccountBody, RequireTotpBody } from './account.inputs.ts';
import { AccountAnswers } from './account-answers.ts';
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
    private readonly log: EventLogReader,
    private readonly answers: AccountAnswers,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Every account, the oldest first. */
  @Get()
  async list(): Promise<AccountListView> {
    const now = this.clock.now();
    const items = (await this.accounts.list()).map((account) => accountView(account, now));
    return { items, delivery: this.mailer.delivers ? 'smtp' : 'outbox' };
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

  /**
   * Creates an account. The person who will use it chooses the password with the one-time link. The link is sent to
   * their address. If it cannot be sent, it is in the answer.
   */
  @Post()
  @NeedsRecentPassword()
  async invite(
    @Body() { username, email, role }: InviteAccountBody,
    @Context() context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const input = { username, email: email?.trim() ?? null, role, passwordHash: null };
    const outcome = done(await this.commands.execute(new CreateAccount(input, context)));
    return this.answers.linked(outcome, context);
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
    return this.answers.of(outcome);
  }

  /**
   * Removes password and codes, ends every session, and makes a one-time link. The link is sent to the
   * person's address; if it cannot be sent, it is in the answer.
   */
  @Post(':id/reset')
  @HttpCode(200)
  @NeedsRecentPassword()
  async reset(
    @Param('id', AccountIdPipe) accountId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const outcome = done(await this.commands.execute(new ResetAccount({ accountId }, context)));
    await this.sessions.closeAllOf(accountId);
    return this.answers.linked(outcome, context);
  }

  /**
   * Invites again a person who has not chosen a password yet. Their earlier link stops working. The link is sent to
   * their address; if it cannot be sent, it is in the answer.
   */
  @Post(':id/invitation')
  @HttpCode(200)
  @NeedsRecentPassword()
  async renewInvitation(
    @Param('id', AccountIdPipe) accountId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<LinkedAccountAnswer>> {
    const outcome = done(await this.commands.execute(new RenewInvitation({ accountId }, context)));
    return this.answers.linked(outcome, context);
  }

  /** Withdraws the invitation of a person who has not chosen a password yet: their one-time link stops working. */
  @Delete(':id/invitation')
  @NeedsRecentPassword()
  async withdrawInvitation(
    @Param('id', AccountIdPipe) accountId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AccountAnswer>> {
    const command = new WithdrawInvitation({ accountId }, context);
    return this.answers.of(done(await this.commands.execute(command)));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  AnswerContactMessage,
  CloseContactMessage,
  type ContactAsOf,
  ReopenContactMessage,
} from '../../../libs/application/command-handling/contact/contact.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import {
  GetMessage,
  GetMessageHistory,
  ListMessages,
} from '../../../libs/application/queries/contact/contact.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';
import type {
  AdminMessageAnswer,
  AdminMessagesView,
  AdminMessageView,
} from '../../../libs/contracts/contact/admin-message-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter, revisionEtag } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { AnswerMessageBody, ListMessagesQuery } from './contact.inputs.ts';

/** The default number of messages on a page. */
const pageSize = 50;

/** Lets staff read the messages from the contact page, answer them, and settle them without an answer. */
@Controller('api/admin/messages')
@Only('owner', 'staff')
export class AdminMessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly log: EventLogReader,
  ) {}

  /**
   * One page of messages. First come the messages that wait for staff, the longest waiting first, then the others, the
   * last changed first.
   */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...filter }: ListMessagesQuery,
  ): Promise<Answer<AdminMessagesView>> {
    const answer = await this.queries.execute(new ListMessages({ limit, ...filter }));
    return answerOf(answer.view, answer);
  }

  /** Returns a message with its answers. */
  @Get(':id')
  @Only(...Everyone)
  async one(@Param('id') messageId: string): Promise<Answer<AdminMessageView>> {
    const answer = await this.queries.execute(new GetMessage({ messageId }));
    const message = found(answer, 'ContactMessageNotFound');
    return answerOf(message, answer, { etag: revisionEtag(message.revision) });
  }

  /** Returns the history of a message, the oldest entry first. */
  @Get(':id/history')
  @Only(...Everyone)
  async history(@Param('id') messageId: string): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetMessageHistory({ messageId }));
    const entries = found(answer, 'ContactMessageNotFound');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Sends the author an answer by e-mail, and closes the message. */
  @Post(':id/answer')
  @HttpCode(200)
  async answer(
    @Param('id') messageId: string,
    @Body() { text }: AnswerMessageBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminMessageAnswer>> {
    const input = { messageId, text };
    return this.#answer(
      messageId,
      await this.commands.execute(new AnswerContactMessage(input, context)),
    );
  }

  /** Closes the message without an answer, for example after a telephone call. */
  @Post(':id/closing')
  @HttpCode(200)
  async close(
    @Param('id') messageId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminMessageAnswer>> {
    return this.#answer(
      messageId,
      await this.commands.execute(new CloseContactMessage({ messageId }, context)),
    );
  }

  /** Reopens the message, so that it waits for staff again. */
  @Post(':id/reopening')
  @HttpCode(200)
  async reopen(
    @Param('id') messageId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminMessageAnswer>> {
    return this.#answer(
      messageId,
      await this.commands.execute(new ReopenContactMessage({ messageId }, context)),
    );
  }

  /** Returns the message once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    messageId: string,
    outcome: CommandOutcome<ContactAsOf, Refusal>,
  ): Promise<Answer<AdminMessageAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh) => {
      const answer = await this.queries.execute(new GetMessage({ messageId }, fresh));
      return found(answer, 'ContactMessageNotFound');
    });
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  BeginBulkAct,
  type BulkActAsOf,
  ResumeBulkAct,
  StopBulkAct,
  UndoBulkAct,
} from '../../../libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import {
  GetBulkAct,
  ListBulkActs,
} from '../../../libs/application/queries/bulk-act/bulk-act.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { BulkActAnswer, BulkActView } from '../../../libs/contracts/bulk-act/bulk-act-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import { BulkActIdPipe } from './bulk-act-id.pipe.ts';
import { BeginBulkActBody, ListBulkActsQuery } from './bulk-act.inputs.ts';

/** The default number of acts on a page. */
const pageSize = 20;

/** Lets staff change many bookings at once, without e-mails. */
@Controller('api/admin/bulk-acts')
@Only('owner', 'staff')
export class AdminBulkActsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
  ) {}

  /** One page of bulk acts or of one kind of them, the newest first. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...query }: ListBulkActsQuery,
  ): Promise<Answer<ListView<BulkActView>>> {
    const answer = await this.queries.execute(new ListBulkActs({ limit, ...query }));
    return answerOf(answer.view, answer);
  }

  /** One bulk act and its progress. */
  @Get(':id')
  @Only(...Everyone)
  async one(@Param('id', BulkActIdPipe) bulkActId: string): Promise<Answer<BulkActView>> {
    const answer = await this.queries.execute(new GetBulkAct({ bulkActId }));
    return answerOf(found(answer, 'BulkActNotFound'), answer);
  }

  /** Begins to cancel bookings free of charge, a few a second, without e-mails. */
  @Post()
  @NeedsRecentPassword()
  @HttpCode(200)
  async begin(
    @Body() { act, bookings, reason }: BeginBulkActBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    const input = { act, bookings, reason };
    return this.#answer(await this.commands.execute(new BeginBulkAct(input, context)));
  }

  /** Stops a bulk act or its undo; bookings that are not changed yet stay as they are. */
  @Post(':id/stop')
  @HttpCode(200)
  async stop(
    @Param('id', BulkActIdPipe) bulkActId: string,
    @Context() context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    return this.#answer(await this.commands.execute(new StopBulkAct({ bulkActId }, context)));
  }

  /** Continues a bulk act or its undo with the remaining bookings, and tries again those that failed. */
  @Post(':id/resumption')
  @NeedsRecentPassword()
  @HttpCode(200)
  async resume(
    @Param('id', BulkActIdPipe) bulkActId: string,
    @Context() context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    return this.#answer(await this.commands.execute(new ResumeBulkAct({ bulkActId }, context)));
  }

  /** Begins to undo the changes of a bulk act, for bookings whose seats are still free. */
  @Post(':id/undo')
  @NeedsRecentPassword()
  @HttpCode(200)
  async undo(
    @Param('id', BulkActIdPipe) bulkActId: string,
    @Context() context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    return this.#answer(await this.commands.execute(new UndoBulkAct({ bulkActId }, context)));
  }

  /** Returns the act once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    outcome: CommandOutcome<BulkActAsOf, Refusal>,
  ): Promise<Answer<BulkActAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh, { id: bulkActId }) => {
      const { view } = await this.queries.execute(new GetBulkAct({ bulkActId }, fresh));
      if (view === undefined) throw new Error('The read model lacks an act that was stored.');
      return view;
    });
  }
}

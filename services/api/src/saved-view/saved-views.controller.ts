import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  SaveView,
  RenameView,
  type SavedViewsAsOf,
  RemoveView,
} from '../../../libs/application/command-handling/saved-view/saved-view.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { ListSavedViews } from '../../../libs/application/queries/saved-view/saved-view.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  SavedViewsAnswer,
  SavedViewView,
} from '../../../libs/contracts/saved-view/saved-view-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter } from '../http/outcomes.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { RenameViewBody, SaveViewBody } from './saved-view.inputs.ts';

/** The saved views of the list of bookings, which all staff share. */
@Controller('api/admin/saved-views')
@Only('owner', 'staff')
export class SavedViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
  ) {}

  /** The saved views in the order of their names, each with the number of its bookings. */
  @Get()
  @Only(...Everyone)
  async list(): Promise<Answer<ListView<SavedViewView>>> {
    const answer = await this.queries.execute(new ListSavedViews(null));
    return answerOf({ items: answer.view }, answer);
  }

  /** Saves a filter and an order of the list of bookings under a name. */
  @Post()
  async save(
    @Body() body: SaveViewBody,
    @Context() context: CommandContext,
  ): Promise<Answer<SavedViewsAnswer>> {
    const { name, filter } = body;
    return this.#answer(await this.commands.execute(new SaveView({ name, filter }, context)));
  }

  /** Gives a view another name. */
  @Patch(':id')
  async rename(
    @Param('id') viewId: string,
    @Body() { name }: RenameViewBody,
    @Context() context: CommandContext,
  ): Promise<Answer<SavedViewsAnswer>> {
    return this.#answer(await this.commands.execute(new RenameView({ viewId, name }, context)));
  }

  /** Removes a view; the bookings stay as they are. */
  @Delete(':id')
  async remove(
    @Param('id') viewId: string,
    @Context() context: CommandContext,
  ): Promise<Answer<SavedViewsAnswer>> {
    return this.#answer(await this.commands.execute(new RemoveView({ viewId }, context)));
  }

  /** Returns the list once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    outcome: CommandOutcome<SavedViewsAsOf, Refusal>,
  ): Promise<Answer<SavedViewsAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh) => {
      const { view } = await this.queries.execute(new ListSavedViews(null, fresh));
      return { items: view };
    });
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  AddPickupPlace,
  ChangePickupPlace,
  type PickupPlacesAsOf,
  RemovePickupPlace,
} from '../../../libs/application/command-handling/pickup-place/pickup-place.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { ListAdminPickupPlaces } from '../../../libs/application/queries/pickup-place/pickup-place.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  PickupPlacesAnswer,
  PickupPlaceView,
} from '../../../libs/contracts/pickup-place/pickup-place-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter } from '../http/outcomes.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { PickupPlaceBody } from './pickup-place.inputs.ts';

/** Lets staff keep the list of pick-up places. */
@Controller('api/admin/pickup-places')
@Only('owner', 'staff')
export class AdminPickupPlacesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
  ) {}

  /** All pick-up places, by zone and name. */
  @Get()
  @Only(...Everyone)
  async list(): Promise<Answer<ListView<PickupPlaceView>>> {
    const answer = await this.queries.execute(new ListAdminPickupPlaces(null));
    return answerOf({ items: answer.view }, answer);
  }

  /** Adds a pick-up place. */
  @Post()
  async add(
    @Body() place: PickupPlaceBody,
    @Context() context: CommandContext,
  ): Promise<Answer<PickupPlacesAnswer>> {
    return this.#answer(await this.commands.execute(new AddPickupPlace({ place }, context)));
  }

  /** Changes a pick-up place; bookings keep the name and the window that they have. */
  @Put(':id')
  async change(
    @Param('id') placeId: string,
    @Body() place: PickupPlaceBody,
    @Context() context: CommandContext,
  ): Promise<Answer<PickupPlacesAnswer>> {
    const input = { placeId, place };
    return this.#answer(await this.commands.execute(new ChangePickupPlace(input, context)));
  }

  /** Removes a pick-up place; bookings at the place stay as they are. */
  @Delete(':id')
  async remove(
    @Param('id') placeId: string,
    @Context() context: CommandContext,
  ): Promise<Answer<PickupPlacesAnswer>> {
    return this.#answer(await this.commands.execute(new RemovePickupPlace({ placeId }, context)));
  }

  /** Returns the list once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    outcome: CommandOutcome<PickupPlacesAsOf, Refusal>,
  ): Promise<Answer<PickupPlacesAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh) => {
      const { view } = await this.queries.execute(new ListAdminPickupPlaces(null, fresh));
      return { items: view };
    });
  }
}

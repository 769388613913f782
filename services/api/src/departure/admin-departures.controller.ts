import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  CancelDeparture,
  CloseDeparture,
  MoveDeparture,
  ReopenDeparture,
  ResumeDisruption,
  SetCapacity,
  StopDisruption,
  WriteDepartureNote,
} from '../../../libs/application/command-handling/departure/departure.commands.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import {
  GetDaySheet,
  ListDepartures,
  GetDaySheetAsOf,
} from '../../../libs/application/queries/departure/departure.queries.ts';
import type { QueryAnswer } from '../../../libs/application/queries/engine/requested-query.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import { departureId, type DepartureRef } from '../../../libs/contracts/departure/departure-id.ts';
import type { DaySheetView } from '../../../libs/contracts/departure/day-sheet-view.ts';
import type {
  DepartureAnswer,
  DepartureView,
} from '../../../libs/contracts/departure/departure-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import { AsOfQuery, pastInstant } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { DepartureAnswers } from './departure-answers.ts';
import { DepartureIdPipe } from './departure-id.pipe.ts';
import {
  CancelDepartureBody,
  CloseDepartureBody,
  ListDeparturesQuery,
  MoveDepartureBody,
  SetCapacityBody,
  WriteDepartureNoteBody,
} from './departure.inputs.ts';

/** Lets staff see and change departures: their seats, and whether they take bookings. */
@Controller('api/admin/departures')
@Only('owner', 'staff')
export class AdminDeparturesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: DepartureAnswers,
    private readonly clock: Clock,
  ) {}

  /** Every departure of a day; without a day, of today. */
  @Get()
  @Only(...Everyone)
  async list(@Query() query: ListDeparturesQuery): Promise<Answer<ListView<DepartureView>>> {
    const date = query.date ?? localDateOf(this.clock.now());
    const answer = await this.queries.execute(new ListDepartures({ date }));
    return answerOf({ items: answer.view }, answer);
  }

  /** Returns one departure with all its bookings, as it is now or was at an instant. It may have no bookings yet. */
  @Get(':id')
  @Only(...Everyone)
  async one(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Query() query: AsOfQuery,
  ): Promise<Answer<AsOf<DaySheetView>>> {
    const id = departureId(departure);
    const asOf = pastInstant(query, this.clock);
    const asked = asOf === undefined ? new GetDaySheet({ id }) : new GetDaySheetAsOf({ id, asOf });
    const answer: QueryAnswer<AsOf<DaySheetView> | undefined> = await this.queries.execute(asked);
    return answerOf(found(answer, 'DepartureNotFound'), answer);
  }

  /** Gives a departure its own capacity. A capacity below the number of taken seats needs a reason. */
  @Put(':id/capacity')
  async setCapacity(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { capacity, force }: SetCapacityBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = { departure, capacity, ...(force === undefined ? {} : { force }) };
    return this.answers.answer(await this.commands.execute(new SetCapacity(input, context)));
  }

  /** Writes, changes or removes the note of staff on a departure. */
  @Put(':id/note')
  async writeNote(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { text }: WriteDepartureNoteBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = { departure, text };
    return this.answers.answer(await this.commands.execute(new WriteDepartureNote(input, context)));
  }

  /** Closes a departure: it takes no new seats. */
  @Post(':id/closure')
  @HttpCode(200)
  async close(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { reason }: CloseDepartureBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = { departure, ...(reason === undefined ? {} : { reason }) };
    return this.answers.answer(await this.commands.execute(new CloseDeparture(input, context)));
  }

  /** Reopens a departure: it takes seats again. */
  @Post(':id/reopening')
  @HttpCode(200)
  async reopen(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new ReopenDeparture({ departure }, context)),
    );
  }

  /** Calls the departure off: all its bookings are cancelled free of charge, and their travellers get an e-mail. */
  @Post(':id/cancellation')
  @HttpCode(200)
  async cancel(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { reason }: CancelDepartureBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = { departure, reason };
    return this.answers.answer(await this.commands.execute(new CancelDeparture(input, context)));
  }

  /**
   * Calls the departure off: all its bookings move to another slot and keep their price, and their travellers get an
   * e-mail.
   */
  @Post(':id/move')
  @HttpCode(200)
  async move(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { date, time, reason, force }: MoveDepartureBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = {
      departure,
      to: { date, time },
      reason,
      ...(force === undefined ? {} : { force }),
    };
    return this.answers.answer(await this.commands.execute(new MoveDeparture(input, context)));
  }

  /** Stops the disruption; bookings that are not cancelled or moved yet stay as they are. */
  @Post(':id/disruption/stop')
  @HttpCode(200)
  async stop(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new StopDisruption({ departure }, context)),
    );
  }

  /** Continues the disruption with the remaining bookings, and tries the failed ones again. */
  @Post(':id/disruption/resumption')
  @HttpCode(200)
  async resume(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new ResumeDisruption({ departure }, context)),
    );
  }
}

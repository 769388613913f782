import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  CreateTour,
  DeleteTour,
  EditTour,
  RestoreTour,
} from '../../../libs/application/command-handling/tour/tour.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { ListSetDepartures } from '../../../libs/application/queries/departure/departure.queries.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import {
  GetAdminTour,
  GetTourHistory,
  ListAdminTours,
  GetTourAsOf,
} from '../../../libs/application/queries/tour/tour.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';
import type { DepartureView } from '../../../libs/contracts/departure/departure-view.ts';
import type { AdminTourAnswer, AdminTourView } from '../../../libs/contracts/tour/tour-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import { AsOfQuery, pastInstant } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { revisionEtag } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { submittedForm } from './submitted-form.ts';
import { TourAnswers } from './tour-answers.ts';
import { TourFieldsBody } from './tour-fields.body.ts';
import { ListAdminToursQuery } from './tour.inputs.ts';

/** Lets staff keep the catalogue. */
@Controller('api/admin/tours')
@Only('owner', 'staff')
export class AdminToursController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: TourAnswers,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** Every tour, the newest first; only the deleted ones with `deleted=true`. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { deleted = false }: ListAdminToursQuery,
  ): Promise<Answer<ListView<AdminTourView>>> {
    const shown = deleted ? 'deleted' : 'present';
    const answer = await this.queries.execute(new ListAdminTours({ shown }));
    return answerOf({ items: answer.view }, answer);
  }

  /** Returns one tour, also a deleted one, as it is now or was at an instant. */
  @Get(':id')
  @Only(...Everyone)
  async one(
    @Param('id') tourId: string,
    @Query() query: AsOfQuery,
  ): Promise<Answer<AsOf<AdminTourView>>> {
    const asOf = pastInstant(query, this.clock);
    if (asOf !== undefined) {
      const then = await this.queries.execute(new GetTourAsOf({ tourId, asOf }));
      return answerOf(found(then, 'TourNotFound'), then);
    }
    const answer = await this.queries.execute(new GetAdminTour({ tourId }));
    const tour = found(answer, 'TourNotFound');
    return answerOf(tour, answer, { etag: revisionEtag(tour.revision) });
  }

  /**
   * Returns the tour's upcoming departures that are closed, called off or have their own capacity, the next one first.
   */
  @Get(':id/departures')
  @Only(...Everyone)
  async departures(@Param('id') tourId: string): Promise<Answer<ListView<DepartureView>>> {
    const answer = await this.queries.execute(new ListSetDepartures({ tourId }));
    return answerOf({ items: found(answer, 'TourNotFound') }, answer);
  }

  /** Returns the history of a tour, the oldest entry first. */
  @Get(':id/history')
  @Only(...Everyone)
  async history(@Param('id') tourId: string): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetTourHistory({ tourId }));
    const entries = found(answer, 'TourNotFound');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Creates a tour; its id is the slug of its title, or the next free slug. */
  @Post()
  async create(
    @Body() body: TourFieldsBody,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminTourAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new CreateTour(submittedForm(body), context)),
    );
  }

  /** Saves the form; only the changes are recorded. */
  @Put(':id')
  async save(
    @Param('id') tourId: string,
    @Body() body: TourFieldsBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminTourAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new EditTour({ tourId, ...submittedForm(body) }, context)),
    );
  }

  /** Deletes a tour from the catalogue. */
  @Delete(':id')
  async remove(
    @Param('id') tourId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminTourAnswer>> {
    return this.answers.answer(await this.commands.execute(new DeleteTour({ tourId }, context)));
  }

  /** Restores a deleted tour as it was. */
  @Post(':id/restoration')
  async restore(
    @Param('id') tourId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminTourAnswer>> {
    return this.answers.answer(await this.commands.execute(new RestoreTour({ tourId }, context)));
  }
}

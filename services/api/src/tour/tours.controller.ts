import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { Clock } from '../../../libs/application/ports/clock.ts';
import type {
  QueryAnswer,
  QueryContext,
} from '../../../libs/application/queries/engine/requested-query.ts';
import {
  GetAvailability,
  GetRelatedTours,
  GetTour,
  ListFeaturedTours,
  ListTours,
  ListToursOn,
  ListToursWithNextStart,
  QuoteTour,
  SuggestTours,
} from '../../../libs/application/queries/tour/tour.queries.ts';
import type { TourFilter } from '../../../libs/application/queries/tour/list-tours.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { QuoteView } from '../../../libs/contracts/booking/booking-view.ts';
import { addDays, localDateOf } from '../../../libs/contracts/calendar.ts';
import type {
  SlotView,
  TourListItem,
  TourSuggestion,
  TourView,
} from '../../../libs/contracts/tour/tour-view.ts';
import { Answer, type PublicAnswer } from '../http/answer.ts';
import { problemOf } from '../http/outcomes.ts';
import { Problem } from '../http/problem.ts';
import { answerOf, found, Freshness, publicAnswerOf } from '../http/query-answers.ts';
import { requestedRoute } from '../http/requested-route.ts';
import { Anyone } from '../session/access.ts';
import {
  AvailabilityQuery,
  ListToursQuery,
  QuoteTourBody,
  SuggestToursQuery,
} from './tour.inputs.ts';
import { TourViews } from './tour-views.ts';

/** One answer has the availability of at most this many days: a quarter of a year, extended to whole weeks. */
const availabilityDaysMax = 100;
/** The default number of days. */
const availabilityDays = 31;

interface ListedInput {
  readonly filter: TourFilter;
  readonly date: string | undefined;
  /** The number of travellers for whom the next start must have seats. */
  readonly guests: number | undefined;
}

/** The tours, as everyone may see them. */
@Controller('api/tours')
@Anyone()
export class ToursController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly views: TourViews,
  ) {}

  /** All tours that can be booked, the most popular first, or those that fit the search. */
  @Get()
  async list(
    @Query() { date, nextStartFor: guests, ...filter }: ListToursQuery,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<ListView<TourListItem>>> {
    const answer = await this.#listed({ filter, date, guests }, context);
    return publicAnswerOf({ items: answer.view }, answer);
  }

  #listed(
    { filter, date, guests }: ListedInput,
    context: QueryContext,
  ): Promise<QueryAnswer<readonly TourListItem[]>> {
    if (date !== undefined) {
      return this.queries.execute(new ListToursOn({ filter, date }, context));
    }
    return guests === undefined
      ? this.queries.execute(new ListTours(filter, context))
      : this.queries.execute(new ListToursWithNextStart({ filter, guests }, context));
  }

  /** At most eight featured tours, the most popular first. */
  @Get('featured')
  async featured(@Freshness() context: QueryContext): Promise<PublicAnswer<ListView<TourView>>> {
    const answer = await this.queries.execute(new ListFeaturedTours(null, context));
    return publicAnswerOf({ items: answer.view }, answer);
  }

  /** At most eight tours that match what a visitor has typed so far. */
  @Get('suggestions')
  async suggestions(
    @Query() { q = '' }: SuggestToursQuery,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<ListView<TourSuggestion>>> {
    const answer = await this.queries.execute(new SuggestTours({ typed: q }, context));
    return publicAnswerOf({ items: answer.view }, answer);
  }

  /** One tour. */
  @Get(':id')
  async one(
    @Param('id') tourId: string,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<TourView>> {
    const answer = await this.queries.execute(new GetTour({ tourId }, context));
    return publicAnswerOf(found(answer, 'TourNotFound'), answer);
  }

  /** Up to three tours to show beside one. */
  @Get(':id/related')
  async related(
    @Param('id') tourId: string,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<ListView<TourView>>> {
    const answer = await this.queries.execute(new GetRelatedTours({ tourId }, context));
    return publicAnswerOf({ items: found(answer, 'TourNotFound') }, answer);
  }

  /** The availability of a tour's departures, day by day. */
  @Get(':id/availability')
  async availability(
    @Param('id') tourId: string,
    @Query() query: AvailabilityQuery,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<ListView<SlotView>>> {
    const days = this.#daysOf(query);
    const answer = await this.queries.execute(new GetAvailability({ tourId, ...days }, context));
    return publicAnswerOf({ items: found(answer, 'TourNotFound') }, answer);
  }

  /** The price that a party would pay on a day. */
  @Post(':id/quote')
  @HttpCode(200)
  async quote(
    @Param('id') tourId: string,
    @Body() { date, travellers }: QuoteTourBody,
    @Freshness() context: QueryContext,
  ): Promise<Answer<QuoteView>> {
    const answer = await this.queries.execute(new QuoteTour({ tourId, date, travellers }, context));
    const quote = found(answer, 'TourNotFound');
    if ('code' in quote) throw problemOf(quote);
    return answerOf(quote, answer);
  }

  /** Counts a view of the tour's page, once per network, tour and hour. */
  @Post(':id/views')
  @HttpCode(202)
  async view(@Param('id') tourId: string, @Req() request: Request): Promise<void> {
    await this.views.count(tourId, { address: request.ip, route: requestedRoute(request) });
  }

  /** @throws Problem InvalidFields if the last day is before the first, or there are too many days. */
  #daysOf({ from, to }: AvailabilityQuery): { readonly from: string; readonly to: string } {
    const first = from ?? localDateOf(this.clock.now());
    const last = to ?? addDays(first, availabilityDays - 1);
    if (last < first || last > addDays(first, availabilityDaysMax - 1)) {
      const message = `Ask for 1 to ${availabilityDaysMax} days at once`;
      throw new Problem('InvalidFields', { errors: [{ field: 'to', message }] });
    }
    return { from: first, to: last };
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { GetDailyRevenue } from '../../../libs/application/queries/booking.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import type { DailyRevenueView } from '../../../libs/contracts/revenue/revenue-view.ts';
import type { Answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { answerOf } from '../http/query-answers.ts';
import { Day, Optional } from '../input/field-kinds.ts';
import { Everyone, Only } from '../session/access.ts';

/** The query of GET /api/admin/revenue: the days, both included; today where none is named. */
export class RevenueQuery {
  @Optional()
  @Day()
  readonly from?: string;

  @Optional()
  @Day()
  readonly to?: string;
}

/** What the bookings created on each day are worth. */
@Controller('api/admin/revenue')
@Only(...Everyone)
export class AdminRevenueController {
  readonly #queries: QueryBus;
  readonly #clock: Clock;

  constructor(queries: QueryBus, clock: Clock) {
    this.#queries = queries;
    this.#clock = clock;
  }

  /** The revenue of each day and currency with bookings. */
  @Get()
  async list(@Query() query: RevenueQuery): Promise<Answer<ListView<DailyRevenueView>>> {
    const today = localDateOf(this.#clock.now());
    const { from = query.to ?? today, to = query.from ?? today } = query;
    if (to < from) {
      const message = 'The last day is not before the first';
      throw new Problem('InvalidFields', { errors: [{ field: 'to', message }] });
    }
    const answer = await this.#queries.execute(new GetDailyRevenue({ from, to }));
    return answerOf({ items: answer.view ?? [] }, answer);
  }
}

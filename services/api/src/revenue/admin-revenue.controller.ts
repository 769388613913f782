import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../libs/application/ports/clock.ts';
import {
  GetDailyRevenue,
  ListRevenueSteps,
} from '../../../libs/application/queries/booking/booking.queries.ts';
import { GetDailyRevenueAsOf } from '../../../libs/application/queries/reports/dashboard.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import type {
  DailyRevenueView,
  RevenueStepView,
} from '../../../libs/contracts/revenue/revenue-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import { AsOfQuery, pastInstant } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { answerOf } from '../http/query-answers.ts';
import { Day, Optional } from '../input/field-kinds.ts';
import { Everyone, Only } from '../session/access.ts';

/** The query of GET /api/admin/revenue: the first and the last day, both included; without days, today. */
export class RevenueQuery extends AsOfQuery {
  @Optional()
  @Day()
  readonly from?: string;

  @Optional()
  @Day()
  readonly to?: string;
}

/** The query of GET /api/admin/revenue/steps; without a day, today. */
export class RevenueStepsQuery {
  @Optional()
  @Day()
  readonly day?: string;
}

/** The revenue of the bookings created on each day. */
@Controller('api/admin/revenue')
@Only(...Everyone)
export class AdminRevenueController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Everything that changed the revenue of the bookings created on a day, in the order it happened. */
  @Get('steps')
  async steps(@Query() query: RevenueStepsQuery): Promise<Answer<ListView<RevenueStepView>>> {
    const { day = localDateOf(this.clock.now()) } = query;
    const answer = await this.queries.execute(new ListRevenueSteps({ day }));
    return answerOf({ items: answer.view }, answer);
  }

  /** The revenue of each day and currency with bookings, as it is now or was at an instant. */
  @Get()
  async list(@Query() query: RevenueQuery): Promise<Answer<AsOf<ListView<DailyRevenueView>>>> {
    const today = localDateOf(this.clock.now());
    const { from = query.to ?? today, to = query.from ?? today } = query;
    if (to < from) {
      const message = 'The last day must not be before the first';
      throw new Problem('InvalidFields', { errors: [{ field: 'to', message }] });
    }
    const asOf = pastInstant(query, this.clock);
    if (asOf === undefined) {
      const answer = await this.queries.execute(new GetDailyRevenue({ from, to }));
      return answerOf({ items: answer.view }, answer);
    }
    const then = await this.queries.execute(new GetDailyRevenueAsOf({ from, to, asOf }));
    return answerOf({ items: then.view, asOf }, then);
  }
}

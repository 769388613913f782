import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { GetDashboard } from '../../../libs/application/queries/reports/dashboard.queries.ts';
import { addDays, localDateOf } from '../../../libs/contracts/calendar.ts';
import {
  dashboardDaysByDefault,
  dashboardDaysMax,
  type DashboardView,
} from '../../../libs/contracts/dashboard/dashboard-view.ts';
import type { Answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { answerOf } from '../http/query-answers.ts';
import { Day, Described, Optional } from '../input/field-kinds.ts';
import { Everyone, Only } from '../session/access.ts';

/** The days from {@link firstDay} to {@link lastDay}. */
const inPeriod = { pattern: '^2' };

/**
 * The query of GET /api/admin/dashboard: the first and the last day, both included. Without both, the query means the
 * last thirty days. With only one of them, the query means the thirty days that start or end on this day.
 */
export class DashboardQuery {
  @Optional()
  @Described(inPeriod)
  @Day()
  readonly from?: string;

  @Optional()
  @Described(inPeriod)
  @Day()
  readonly to?: string;
}

/** All bookings are between these days. The days before and after this period are still valid dates. */
const firstDay = '2000-01-01';
const lastDay = '2999-12-31';

/** Shows the figures of the business. */
@Controller('api/admin/dashboard')
@Only(...Everyone)
export class AdminDashboardController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Returns bookings and money by day with totals, also for the period before. Popularity and seats are as of now. */
  @Get()
  async show(@Query() query: DashboardQuery): Promise<Answer<DashboardView>> {
    const answer = await this.queries.execute(new GetDashboard(this.#daysOf(query)));
    return answerOf(answer.view, answer);
  }

  #daysOf({ from, to }: DashboardQuery): { readonly from: string; readonly to: string } {
    const more = dashboardDaysByDefault - 1;
    const [field, named] = to === undefined ? (['from', from] as const) : (['to', to] as const);
    if (named !== undefined && (named < firstDay || named > lastDay)) {
      throw invalid(field, `Give a day from ${firstDay} to ${lastDay}`);
    }
    const last = to ?? (from === undefined ? localDateOf(this.clock.now()) : addDays(from, more));
    const first = from ?? addDays(last, -more);
    if (last < first) throw invalid('to', 'The last day must not be before the first');
    if (last > addDays(first, dashboardDaysMax - 1)) {
      throw invalid('to', `At most ${dashboardDaysMax} days, the first and the last included`);
    }
    return { from: first, to: last };
  }
}

function invalid(field: keyof DashboardQuery, message: string): Problem {
  return new Problem('InvalidFields', { errors: [{ field, message }] });
}

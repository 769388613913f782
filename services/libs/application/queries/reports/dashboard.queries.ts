import type { DashboardView } from '../../../contracts/dashboard/dashboard-view.ts';
import type { InboxView } from '../../../contracts/inbox/inbox-view.ts';
import type { DailyRevenueView } from '../../../contracts/revenue/revenue-view.ts';
import type { DayRange } from '../tour/availability.ts';
import { RequestedQuery, type Then } from '../engine/requested-query.ts';

/** The revenue of the bookings created on the days, as of an instant. */
export class GetDailyRevenueAsOf extends RequestedQuery<
  Then & DayRange,
  readonly DailyRevenueView[]
> {}

/** The figures of some days, and of the same number of days before them. */
export class GetDashboard extends RequestedQuery<DayRange, DashboardView> {}

/** All things that wait for a decision of staff. */
export class GetInbox extends RequestedQuery<object, InboxView> {}

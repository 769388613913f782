import type { DashboardView } from '../../contracts/dashboard/dashboard-view.ts';
import type { DayRange } from './availability.ts';
import { RequestedQuery } from './requested-query.ts';

/** How the business did on some days, beside as many before them. */
export class GetDashboard extends RequestedQuery<DayRange, DashboardView> {}

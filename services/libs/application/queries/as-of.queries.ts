import type { AdminBookingView } from '../../contracts/booking/admin-booking-view.ts';
import type { DaySheetView } from '../../contracts/departure/day-sheet-view.ts';
import type { AsOf } from '../../contracts/history/as-of-view.ts';
import type { DailyRevenueView } from '../../contracts/revenue/revenue-view.ts';
import type { AdminTourView } from '../../contracts/tour/tour-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { DayRange } from './availability.ts';
import { RequestedQuery } from './requested-query.ts';

/** When it is to have been. */
interface Then {
  readonly asOf: Instant;
}

/** A booking as staff saw it at an instant. */
export class GetBookingAsOf extends RequestedQuery<
  Then & { readonly bookingNumber: number },
  AsOf<AdminBookingView>
> {}

/** A tour as staff saw it at an instant. */
export class GetTourAsOf extends RequestedQuery<
  Then & { readonly tourId: string },
  AsOf<AdminTourView>
> {}

/** A departure with everybody who had booked it by an instant. */
export class GetDaySheetAsOf extends RequestedQuery<
  Then & { readonly id: string },
  AsOf<DaySheetView>
> {}

/** What the bookings of the days were worth at an instant. */
export class GetDailyRevenueAsOf extends RequestedQuery<
  Then & DayRange,
  readonly DailyRevenueView[]
> {}

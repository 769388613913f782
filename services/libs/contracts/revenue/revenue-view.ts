/** The bookings created on one day in one currency; a cancelled one counts in `gross`, not `net`. */
export interface DailyRevenueView {
  readonly date: string;
  readonly currency: string;
  readonly bookings: number;
  readonly gross: number;
  readonly cancelled: number;
  readonly net: number;
}

/** From this instant on, a booking made on the day in question had this total. */
export interface RevenueStepView {
  readonly at: string;
  readonly reference: string;
  readonly currency: string;
  readonly total: number;
  readonly isCancelled: boolean;
}

import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
/** The bookings created on one day in one currency; a cancelled booking counts in `gross`, but not in `net`. */
export interface DailyRevenueView {
  readonly date: LocalDate;
  readonly currency: string;
  readonly bookings: WholeNumber;
  readonly gross: number;
  readonly cancelled: number;
  readonly net: number;
}

/** From this instant on, a booking of the requested day had this total. */
export interface RevenueStepView {
  readonly at: Instant;
  readonly reference: BookingReference;
  readonly currency: string;
  readonly total: number;
  readonly isCancelled: boolean;
}

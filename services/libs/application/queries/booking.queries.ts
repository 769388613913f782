import type { ListView } from '../../contracts/answers.ts';
import type { AdminBookingView } from '../../contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  BookingFilter,
  BookingView,
  HistoryEntryView,
  QuoteView,
} from '../../contracts/booking/booking-view.ts';
import type { DailyRevenueView, RevenueStepView } from '../../contracts/revenue/revenue-view.ts';
import type { DayRange } from './availability.ts';
import type { Sight } from './booking-view.ts';
import type { BookingListQuery } from './list-bookings.ts';
import type { ChangeQuoteRefusal, ChangeQuoteWish } from './quote-booking-change.ts';
import { RequestedQuery } from './requested-query.ts';

interface OfBooking {
  readonly bookingNumber: number;
}

/** A booking as a traveller sees it. */
export class GetBooking extends RequestedQuery<
  OfBooking & { readonly sight: Sight },
  BookingView
> {}

/** Whether a booking was made with this e-mail address; false too where there is no booking. */
export class IsBookersEmail extends RequestedQuery<
  OfBooking & { readonly email: string },
  boolean
> {}

/** Whether this is the token of the link its customer was mailed; false too where there is no booking. */
export class IsBookersToken extends RequestedQuery<
  OfBooking & { readonly token: string },
  boolean
> {}

/**
 * To whom the proof of a booking is given, as `holderOf` says it; undefined where there is no booking,
 * or its customer was erased.
 */
export class GetBookingHolder extends RequestedQuery<OfBooking, string> {}

/** What a booking would cost if it were changed, and how much that differs. */
export class QuoteBookingChange extends RequestedQuery<
  ChangeQuoteWish,
  QuoteView | ChangeQuoteRefusal
> {}

/** What happened to a booking as its traveller may see it, the oldest first. */
export class GetBookingHistory extends RequestedQuery<OfBooking, readonly HistoryEntryView[]> {}

/** Everything that happened to a booking, the oldest first. */
export class GetAdminBookingHistory extends RequestedQuery<
  OfBooking,
  readonly HistoryEntryView[]
> {}

/** A booking as staff see it. */
export class GetAdminBooking extends RequestedQuery<OfBooking, AdminBookingView> {}

export class ListBookings extends RequestedQuery<BookingListQuery, ListView<AdminBookingView>> {}

/** Every booking of a list, page by page. */
export class ExportBookings extends RequestedQuery<
  BookingFilter,
  AsyncGenerator<readonly AdminBookingView[], void, undefined>
> {}

/** How many bookings each tab holds. */
export class CountBookings extends RequestedQuery<Omit<BookingFilter, 'tab'>, BookingCountsView> {}

export class GetDailyRevenue extends RequestedQuery<DayRange, readonly DailyRevenueView[]> {}

/** Everything that changed what the bookings created on a day are worth. */
export class ListRevenueSteps extends RequestedQuery<
  { readonly day: string },
  readonly RevenueStepView[]
> {}

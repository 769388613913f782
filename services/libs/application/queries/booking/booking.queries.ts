import type { ListView } from '../../../contracts/answers.ts';
import type {
  AdminBookingView,
  BookingTagView,
} from '../../../contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  BookingFilter,
  BookingView,
  HistoryEntryView,
  QuoteView,
} from '../../../contracts/booking/booking-view.ts';
import type { PaymentEntryView } from '../../../contracts/booking/payment-entry-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { DailyRevenueView, RevenueStepView } from '../../../contracts/revenue/revenue-view.ts';
import type { DayRange } from '../tour/availability.ts';
import type { Sight } from './booking-view.ts';
import type { BookingListQuery } from './list-bookings.ts';
import type { ChangeQuoteRefusal, ChangeQuoteInput } from './quote-booking-change.ts';
import { RequestedQuery, type Then } from '../engine/requested-query.ts';

/** The view of a booking that staff saw at an instant. */
export class GetBookingAsOf extends RequestedQuery<
  Then & { readonly bookingNumber: number },
  AsOf<AdminBookingView> | undefined
> {}

interface OfBooking {
  readonly bookingNumber: number;
}

/** The view of a booking for a traveller. */
export class GetBooking extends RequestedQuery<
  OfBooking & { readonly sight: Sight },
  BookingView | undefined
> {}

/** Whether the booking has this e-mail address; false if there is no booking. */
export class IsBookersEmail extends RequestedQuery<
  OfBooking & { readonly email: string },
  boolean
> {}

/** Whether this is the token of the link mailed to the customer; false if there is no booking. */
export class IsBookersToken extends RequestedQuery<
  OfBooking & { readonly token: string },
  boolean
> {}

/**
 * The customer for whom a proof of the booking is issued, as `holderOf` returns it; undefined if there is
 * no booking, or its customer was erased.
 */
export class GetBookingHolder extends RequestedQuery<OfBooking, string | undefined> {}

/** The price of a booking after a change, and the difference. */
export class QuoteBookingChange extends RequestedQuery<
  ChangeQuoteInput,
  QuoteView | ChangeQuoteRefusal | undefined
> {}

/** The history of a booking as its traveller may see it, oldest first. */
export class GetBookingHistory extends RequestedQuery<
  OfBooking,
  readonly HistoryEntryView[] | undefined
> {}

/** The whole history of a booking, oldest first. */
export class GetAdminBookingHistory extends RequestedQuery<
  OfBooking,
  readonly HistoryEntryView[] | undefined
> {}

/** The payments and refunds of a booking, now or as of an instant. */
export class GetPayments extends RequestedQuery<
  OfBooking & Partial<Then>,
  readonly PaymentEntryView[] | undefined
> {}

/** The view of a booking for staff. */
export class GetAdminBooking extends RequestedQuery<OfBooking, AdminBookingView | undefined> {}

export class ListBookings extends RequestedQuery<BookingListQuery, ListView<AdminBookingView>> {}

/** All bookings of a list, page by page. */
export class ExportBookings extends RequestedQuery<
  BookingFilter,
  AsyncGenerator<readonly AdminBookingView[], void, undefined>
> {}

/** How many bookings are on each tab. */
export class CountBookings extends RequestedQuery<
  Omit<BookingFilter, 'tab' | 'sort'>,
  BookingCountsView
> {}

/** The tags in use, the most used first. */
export class ListBookingTags extends RequestedQuery<null, readonly BookingTagView[]> {}

export class GetDailyRevenue extends RequestedQuery<DayRange, readonly DailyRevenueView[]> {}

/** All changes of the revenue of the bookings created on a day. */
export class ListRevenueSteps extends RequestedQuery<
  { readonly day: string },
  readonly RevenueStepView[]
> {}

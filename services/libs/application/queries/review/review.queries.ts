import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type {
  AdminReviewsView,
  AdminReviewView,
  BookingReviewView,
  ReviewStatus,
  TourReviewsView,
} from '../../../contracts/review/review-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

interface OfBooking {
  readonly bookingNumber: number;
}

/** One page of a list of reviews. */
export interface ReviewPage {
  readonly cursor?: string;
  readonly limit: number;
}

/** The filter of the staff's list of reviews. An absent field does not filter. */
export interface ReviewListQuery extends ReviewPage {
  readonly status?: ReviewStatus;
  readonly tourId?: string;
}

/** The published reviews of a tour that travellers see. */
export class ListTourReviews extends RequestedQuery<
  ReviewPage & { readonly tourId: string },
  TourReviewsView | undefined
> {}

/** The review of a booking, for its traveller. */
export class GetBookingReview extends RequestedQuery<OfBooking, BookingReviewView | undefined> {}

/** The reviews for staff; reviews that wait for staff come first. */
export class ListReviews extends RequestedQuery<ReviewListQuery, AdminReviewsView> {}

/** A review, for staff. */
export class GetReview extends RequestedQuery<OfBooking, AdminReviewView | undefined> {}

/** The whole history of a review, oldest first. */
export class GetReviewHistory extends RequestedQuery<
  OfBooking,
  readonly HistoryEntryView[] | undefined
> {}

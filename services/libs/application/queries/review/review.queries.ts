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

/** Which reviews staff list; an absent field does not filter. */
export interface ReviewListQuery extends ReviewPage {
  readonly status?: ReviewStatus;
  readonly tourId?: string;
}

/** The published reviews of a tour that travellers see. */
export class ListTourReviews extends RequestedQuery<
  ReviewPage & { readonly tourId: string },
  TourReviewsView | undefined
> {}

/** The review of a booking, as its traveller sees it. */
export class GetBookingReview extends RequestedQuery<OfBooking, BookingReviewView | undefined> {}

/** The reviews for staff, those that wait for them first. */
export class ListReviews extends RequestedQuery<ReviewListQuery, AdminReviewsView> {}

/** A review as staff see it. */
export class GetReview extends RequestedQuery<OfBooking, AdminReviewView | undefined> {}

/** The whole history of a review, oldest first. */
export class GetReviewHistory extends RequestedQuery<
  OfBooking,
  readonly HistoryEntryView[] | undefined
> {}

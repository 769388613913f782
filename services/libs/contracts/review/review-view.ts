import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { CommandAnswer, ListView } from '../answers.ts';
import type { WholeNumber } from '../whole-number.ts';

/** `pending`: staff have not read it yet, or it was changed since; only a published review is public. */
export type ReviewStatus = 'pending' | 'published' | 'rejected' | 'withdrawn';

/** The operator's public answer. It is plain text, so addresses in it are not links. */
export interface ReviewReplyView {
  readonly text: string;
  readonly at: Instant;
}

/** The text of the traveller. It is plain text, so addresses in it are not links. Absent after an erasure. */
export interface ReviewTextView {
  readonly text?: string;
  /** The name to show; absent if the traveller gave none. */
  readonly name?: string;
}

/** A published review, as everyone may see it. */
export interface PublishedReviewView extends ReviewTextView {
  /** Opaque; says nothing about the booking. */
  readonly id: string;
  /** 1 to 5. */
  readonly stars: WholeNumber;
  /** The month of the departure, `yyyy-MM`. */
  readonly month: string;
  readonly publishedAt: Instant;
  readonly reply?: ReviewReplyView;
}

/**
 * The answer of GET /api/tours/{id}/reviews: published reviews, newest first, and the figures of all of them.
 */
export interface TourReviewsView extends ListView<PublishedReviewView> {
  readonly count: WholeNumber;
  /** With one decimal; null if there are fewer than three published reviews. */
  readonly average: number | null;
}

/** The review of a booking, as its traveller sees it. */
export interface OwnReviewView extends ReviewTextView {
  readonly status: ReviewStatus;
  readonly stars: WholeNumber;
  readonly submittedAt: Instant;
  /** Until then the traveller can change the review. It can be withdrawn at any time. */
  readonly changeableUntil: Instant;
  /** Why staff rejected the review; the traveller sees the reason too. */
  readonly reason?: string;
  readonly reply?: ReviewReplyView;
}

/** The answer of GET, PUT and DELETE /api/bookings/{reference}/review. */
export interface BookingReviewView {
  readonly reference: BookingReference;
  readonly tourId: string;
  readonly tourTitle: string;
  /** The month of the departure, `yyyy-MM`. */
  readonly month: string;
  /** Whether PUT would be accepted now: the travellers came, and the time for changes is not over. */
  readonly canWrite: boolean;
  /** Absent if there is no review; without text and name once it is withdrawn. */
  readonly review?: OwnReviewView;
}

export type BookingReviewAnswer = BookingReviewView & CommandAnswer;

/** The body of PUT /api/bookings/{reference}/review. */
export interface WriteReviewRequest {
  /** 1 to 5. */
  readonly stars: number;
  /** At most 2,000 characters. */
  readonly text?: string;
  /** The name to show, at most 60 characters. */
  readonly name?: string;
}

/** A review, as staff see it. */
export interface AdminReviewView extends ReviewTextView {
  readonly reference: BookingReference;
  readonly bookingNumber: WholeNumber;
  readonly tourId: string;
  readonly tourTitle: string;
  readonly status: ReviewStatus;
  readonly stars: WholeNumber;
  /** The month of the departure, `yyyy-MM`. */
  readonly month: string;
  readonly submittedAt: Instant;
  /** When the traveller or staff last changed anything about the review. */
  readonly updatedAt: Instant;
  /** Absent unless the review is published. */
  readonly publishedAt?: Instant;
  /** The person was erased: text, name, reason and reply are gone, but stars and month are kept. */
  readonly isErased?: true;
  /** Why the review was rejected. */
  readonly reason?: string;
  readonly reply?: ReviewReplyView;
  readonly revision: string;
}

export type AdminReviewAnswer = AdminReviewView & CommandAnswer;

/**
 * The answer of GET /api/admin/reviews: first the pending reviews, beginning with the oldest; then the others,
 * beginning with the last changed.
 */
export interface AdminReviewsView extends ListView<AdminReviewView> {
  /** How many wait for staff, regardless of the filter of the list. */
  readonly pending: WholeNumber;
}

/** The body of POST /api/admin/reviews/{number}/rejection. */
export interface RejectReviewRequest {
  /** At most 500 characters; the traveller sees it on the page of the review. */
  readonly reason: string;
}

/** The body of PUT /api/admin/reviews/{number}/reply; a blank text removes the reply. */
export interface ReplyToReviewRequest {
  /** At most 2,000 characters. */
  readonly text: string;
}

import type { Instant } from '../calendar/instants.ts';
import type { DomainEvent, EventTable } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';

/** The review that a traveller writes about a tour. Both texts are optional: stars alone are a review. */
export interface ReviewText {
  readonly text?: string;
  /** The name to show with the review. */
  readonly name?: string;
}

/** A text of staff about a review. */
export interface StaffText {
  readonly text: string;
}

/** The stars of a review that count for its tour, or that no longer count. */
export interface CountedStars {
  readonly tourId: string;
  readonly stars: number;
}

/** A traveller wrote a review, for the first time or again after withdrawing it. */
export type ReviewSubmitted = DomainEvent<
  'ReviewSubmitted',
  {
    readonly tourId: string;
    /** The month of the departure, `yyyy-MM`. */
    readonly month: string;
    /** When a review of the booking was first written. For some days from this time on, it can be changed. */
    readonly submittedAt: Instant;
    readonly stars: number;
    readonly personal: Personal<ReviewText>;
  }
>;
/** The traveller changed stars, text or name; staff have to read it again. */
export type ReviewRevised = DomainEvent<
  'ReviewRevised',
  {
    readonly stars: number;
    readonly personal: Personal<ReviewText>;
    /** The stars that counted until now; absent if the review was not public. */
    readonly hidden?: CountedStars;
  }
>;
/** Staff read the review and show it to everyone. */
export type ReviewPublished = DomainEvent<'ReviewPublished', CountedStars>;
/** Staff decided not to show the review, or to remove it from the site. */
export type ReviewRejected = DomainEvent<
  'ReviewRejected',
  {
    /** The reason; left out if the person was erased. */
    readonly personal?: Personal<StaffText>;
    /** The stars that counted until now; absent if the review was not public. */
    readonly hidden?: CountedStars;
  }
>;
/** The operator answered the review in public, changed the answer or removed it. */
export type ReviewReplied = DomainEvent<
  'ReviewReplied',
  {
    /** The answer; absent if it was removed. */
    readonly personal?: Personal<StaffText>;
  }
>;
/** The traveller withdrew the review. */
export type ReviewWithdrawn = DomainEvent<
  'ReviewWithdrawn',
  {
    /** The stars that counted until now; absent if the review was not public. */
    readonly hidden?: CountedStars;
  }
>;

export type ReviewEvent =
  | ReviewSubmitted
  | ReviewRevised
  | ReviewPublished
  | ReviewRejected
  | ReviewReplied
  | ReviewWithdrawn;

export const reviewEvents: EventTable<ReviewEvent> = {
  ReviewSubmitted: [],
  ReviewRevised: [],
  ReviewPublished: [],
  ReviewRejected: [],
  ReviewReplied: [],
  ReviewWithdrawn: [],
};

import type { Instant } from '../calendar/instants.ts';
import type { DomainEvent, EventTable } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';

/** What a traveller writes about a tour. Both are optional: stars alone are a review. */
export interface ReviewText {
  readonly text?: string;
  /** The name to show with it. */
  readonly name?: string;
}

/** A text of staff about a review. */
export interface StaffText {
  readonly text: string;
}

/** The stars of a review that count for its tour, or no longer do. */
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
    /** When a review of the booking was first written: it can be changed for some days from then on. */
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
    /** What counted until now; absent where the review was not public. */
    readonly hidden?: CountedStars;
  }
>;
/** Staff read the review and show it to everyone. */
export type ReviewPublished = DomainEvent<'ReviewPublished', CountedStars>;
/** Staff do not show the review, or no longer. */
export type ReviewRejected = DomainEvent<
  'ReviewRejected',
  {
    /** The reason; left out where the person was erased. */
    readonly personal?: Personal<StaffText>;
    /** What counted until now; absent where the review was not public. */
    readonly hidden?: CountedStars;
  }
>;
/** The operator answered the review in public, changed the answer or removed it. */
export type ReviewReplied = DomainEvent<
  'ReviewReplied',
  {
    /** The answer; absent where it was removed. */
    readonly personal?: Personal<StaffText>;
  }
>;
/** The traveller took the review back. */
export type ReviewWithdrawn = DomainEvent<
  'ReviewWithdrawn',
  {
    /** What counted until now; absent where the review was not public. */
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

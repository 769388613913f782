import type { Instant } from '../calendar/instants.ts';

/** The travellers of the booking were not checked in. */
export interface NotCheckedIn {
  readonly code: 'NotCheckedIn';
}

/** Nobody reviewed this booking. */
export interface ReviewNotFound {
  readonly code: 'ReviewNotFound';
}

/** The time in which the traveller can change the review is over. */
export interface ReviewPeriodOver {
  readonly code: 'ReviewPeriodOver';
  readonly changeableUntil: Instant;
}

/** The traveller withdrew the review, so staff cannot show, reject or answer it. */
export interface ReviewIsWithdrawn {
  readonly code: 'ReviewIsWithdrawn';
}

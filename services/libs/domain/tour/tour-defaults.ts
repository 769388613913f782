import type { Currency } from '../money/money.ts';
import type { TourSchedule } from './tour.events.ts';

/** The value if staff enter none (requirements, sections 3 and 9). */
export const defaultDurationHours = 8;

export const defaultCurrency: Currency = 'USD';

/** A new tour shows the operator's figure until it has enough reviews (requirements, sections 1 and 3). */
export const defaultRating = 4.8;

export const defaultReviewsCount = 0;

/** A new tour's schedule: every day, without start times yet (domain rule 8). */
export const defaultSchedule: TourSchedule = {
  pickupTimes: [],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  season: null,
  bookingCutoffHours: 0,
  maxGuests: 12,
  capacity: null,
  confirmation: 'instant',
};

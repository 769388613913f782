/** Bounds of a review; lengths in UTF-16 units. */
export const reviewLimits = {
  starsMax: 5,
  textLengthMax: 2_000,
  nameLengthMax: 60,
  replyLengthMax: 2_000,
  reasonLengthMax: 500,
  /** How long a review can be changed after it was first written. */
  changeableDays: 30,
} as const;

/**
 * At this number of published reviews and above, their average replaces the rating that the operator sets.
 */
export const reviewsForAverage = 3;

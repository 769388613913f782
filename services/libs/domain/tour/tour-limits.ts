/**
 * The limits of the texts and lists that staff write about a tour; lengths in UTF-16 units, as in JavaScript.
 */
export const tourLimits = {
  /** Requirements, section 5. */
  imagesMax: 7,
  titleLengthMax: 120,
  badgeLengthMax: 40,
  descriptionLengthMax: 1000,
  /** HTML with its tags. */
  fullDescriptionLengthMax: 50_000,
  meetingPointLengthMax: 300,
  urlLengthMax: 2000,
  /** The alternative text of a picture. */
  altLengthMax: 200,
  /** One highlight, one included thing, or one stop of the day. */
  lineLengthMax: 300,
  linesMax: 50,
  questionLengthMax: 300,
  answerLengthMax: 3000,
  faqMax: 30,
  pickupTimesMax: 48,
  /** Ten days. */
  durationHoursMax: 240,
  /** Stops take place within the longest tour. Pick-ups are up to a day before it. */
  itineraryMinutesMin: -24 * 60,
  itineraryMinutesMax: 240 * 60,
  /** Bookings open 540 days before the departure, so they cannot close earlier than that. */
  bookingCutoffHoursMax: 540 * 24,
  /** Thirty days. */
  freeCancellationHoursMax: 30 * 24,
  maxGuestsMax: 999,
  capacityMax: 9999,
  pickupWindowsMax: 30,
  /** One day: no pick-up is earlier than the earliest possible stop of the timeline. */
  pickupMinutesMax: 24 * 60,
  /** The name of a zone of pick-up places. */
  zoneLengthMax: 60,
} as const;

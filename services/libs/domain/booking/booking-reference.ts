/** What every booking reference begins with (requirements, section 9). */
export const referencePrefix = 'ZBL-';

export const bookingNumberMin = 10_000_000;
export const bookingNumberMax = 99_999_999;

const referencePattern = /^(?:zbl-)?([1-9]\d{7})$/i;

/** How a booking is named to people: `ZBL-74100680`. */
export function formatBookingReference(bookingNumber: number): string {
  return `${referencePrefix}${bookingNumber}`;
}

/**
 * The booking number that a person typed, with or without the prefix, in any case, with spaces
 * around it; undefined when the text is no booking reference.
 */
export function parseBookingReference(text: string): number | undefined {
  const digits = referencePattern.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

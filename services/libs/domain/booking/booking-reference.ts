/** The prefix of every booking reference (requirements, section 9). */
export const referencePrefix = 'ZBL-';

/**
 * The reference of a booking as people see it, `ZBL-74100680`.
 *
 * @pattern ^ZBL-[1-9]\d{7}$
 */
export type BookingReference = string;

export const bookingNumberMin = 10_000_000;
export const bookingNumberMax = 99_999_999;

const referencePattern = /^(?:zbl-)?([1-9]\d{7})$/i;

/** The booking's reference as people see it: `ZBL-74100680`. */
export function formatBookingReference(bookingNumber: number): string {
  return `${referencePrefix}${bookingNumber}`;
}

/**
 * The booking number in a text that a person typed: with or without the prefix, in any case, with spaces around
 * it. Undefined if the text is not a booking reference.
 */
export function parseBookingReference(text: string): number | undefined {
  const digits = referencePattern.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

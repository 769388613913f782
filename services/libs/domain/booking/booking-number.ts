import { bookingNumberMax, bookingNumberMin } from './booking-reference.ts';

/** 13 hexadecimal digits are 52 bits: the most that a number holds exactly. */
const hexDigitsRead = 13;

/**
 * Folds a digest (an HMAC in hexadecimal, at least 13 digits of it) into a booking number. The
 * 2^52 values it reads do not divide evenly among 90 million numbers, so some numbers are more
 * likely than others, by less than 2 in 100 million: nothing a guesser could use.
 */
export function bookingNumberFrom(digestHex: string): number {
  const drawn = Number.parseInt(digestHex.slice(0, hexDigitsRead), 16);
  return bookingNumberMin + (drawn % (bookingNumberMax - bookingNumberMin + 1));
}

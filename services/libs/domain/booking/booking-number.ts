import { bookingNumberMax, bookingNumberMin } from './booking-reference.ts';

/** 13 hexadecimal digits are 52 bits: the most that a number holds exactly. */
const hexDigitsRead = 13;

/**
 * Turns a digest (an HMAC in hexadecimal, of at least 13 digits) into a booking number. The 2^52 values of 13 digits do
 * not divide evenly among 90 million numbers. So some numbers are more likely than others, by less than 2 in 100
 * million. This does not help anybody to guess a number.
 */
export function bookingNumberFrom(digestHex: string): number {
  const drawn = Number.parseInt(digestHex.slice(0, hexDigitsRead), 16);
  return bookingNumberMin + (drawn % (bookingNumberMax - bookingNumberMin + 1));
}

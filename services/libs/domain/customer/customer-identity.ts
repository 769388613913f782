/**
 * What identifies the customer of a booking: the normalised e-mail address. A customer without an e-mail address exists
 * only in their booking, so its stream identifies them, such as `booking-74100680`. It contains no `@`, so that it is
 * nobody's address.
 */
export function customerIdentity(email: string | null, bookingStream: string): string {
  return email ?? bookingStream;
}

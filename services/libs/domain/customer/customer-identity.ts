/**
 * What identifies the customer of a booking: the normalised e-mail address. A customer without an e-mail address
 * exists only in one booking. So the stream of this booking identifies the customer, such as `booking-74100680`. The
 * name of the stream contains no `@`, so it cannot be an e-mail address.
 */
export function customerIdentity(email: string | null, bookingStream: string): string {
  return email ?? bookingStream;
}

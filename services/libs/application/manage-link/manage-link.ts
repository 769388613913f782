import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import type { Cryptography } from '../ports/cryptography.ts';

/** Whose booking it is: with another e-mail address it is another customer's, and old links end. */
export interface BookingOwner {
  readonly bookingNumber: number;
  readonly customerId: string;
}

/**
 * The token of a mailed link, 256 bits in lower-case hex. Made from the booking and its customer
 * whenever it is wanted, so nothing of it is stored (correctness rule 2).
 */
export function manageToken(
  cryptography: Pick<Cryptography, 'mac'>,
  { bookingNumber, customerId }: BookingOwner,
): string {
  return cryptography.mac('manage-link', `${bookingNumber} ${customerId}`);
}

/** Where a booking is managed; with a token, without being asked anything. */
export function manageUrl(siteUrl: string, bookingNumber: number, token?: string): string {
  const page = `${siteUrl}/manage-booking/${formatBookingReference(bookingNumber)}`;
  // Behind the #, so that neither a server's log nor another site ever sees it.
  return token === undefined ? page : `${page}#token=${token}`;
}

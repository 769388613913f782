import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Cryptography } from '../ports/cryptography.ts';

/** Whose booking it is: with another e-mail address it is another customer's, and old links end. */
export interface BookingOwner {
  readonly bookingNumber: number;
  readonly customerId: string;
  /** How often staff ended the links mailed until then; each time is followed by other links. */
  readonly endedLinks?: number | undefined;
}

/**
 * Names the booking's customer and how often their links were ended: what proves that a booking is
 * theirs contains it, so it ends with either.
 */
export function holderOf({
  customerId,
  endedLinks = 0,
}: Omit<BookingOwner, 'bookingNumber'>): string {
  return endedLinks === 0 ? customerId : `${customerId} ${endedLinks}`;
}

/**
 * The token of a mailed link, 256 bits in lower-case hex. Made from the booking, its customer and how often
 * links were ended, whenever it is wanted, so nothing of it is stored (correctness rule 2).
 */
export function manageToken(
  cryptography: Pick<Cryptography, 'mac'>,
  { bookingNumber, ...holder }: BookingOwner,
): string {
  return cryptography.mac('manage-link', `${bookingNumber} ${holderOf(holder)}`);
}

/** For how long after the start of its trip a booking's mailed links work, in days. */
const linkDaysAfterTrip = 30;

/**
 * Whether the mailed links of a booking work no more. It follows from the booking's present date, so
 * links of earlier mails end in the same way, and those of a booking that is moved live longer.
 */
export function isLinkOver(
  { date, pickupTime }: { readonly date: string; readonly pickupTime: string },
  now: Instant,
): boolean {
  const endsMs = Date.parse(instantOf({ date, time: pickupTime })) + linkDaysAfterTrip * 86_400_000;
  return Date.parse(now) > endsMs;
}

/** Where a booking is managed; with a token, without being asked anything. */
export function manageUrl(siteUrl: string, bookingNumber: number, token?: string): string {
  const page = `${siteUrl}/manage-booking/${formatBookingReference(bookingNumber)}`;
  // Behind the #, so that neither a server's log nor another site ever sees it.
  return token === undefined ? page : `${page}#token=${token}`;
}

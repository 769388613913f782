import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { customerOf, isSealed, type Personal } from '../../domain/personal-data/personal-data.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Cryptography } from '../ports/cryptography.ts';

/**
 * The owner of a booking. If its e-mail address changes, the booking belongs to another customer, and its old links
 * end.
 */
export interface BookingOwner {
  readonly bookingNumber: number;
  readonly customerId: string;
  /** How often staff ended the booking's mailed links. After each time, new links have a different token. */
  readonly endedLinks?: number | undefined;
}

/**
 * Names the booking's customer and how often their links were ended. Proofs of a booking contain this text, so they end
 * when one of the two changes.
 */
export function holderOf({
  customerId,
  endedLinks = 0,
}: Omit<BookingOwner, 'bookingNumber'>): string {
  return endedLinks === 0 ? customerId : `${customerId} ${endedLinks}`;
}

/**
 * Returns the token of a mailed link, 256 bits in lower-case hex. Each time it is needed, it is computed from the
 * booking, the customer and the number of times that links were ended. So no token is stored (correctness rule 2).
 */
export function manageToken(
  cryptography: Pick<Cryptography, 'mac'>,
  { bookingNumber, ...holder }: BookingOwner,
): string {
  return cryptography.mac('manage-link', `${bookingNumber} ${holderOf(holder)}`);
}

/** Returns the token of the booking's present customer; undefined if the booking never had a sealed contact. */
export function tokenOfBooking(
  cryptography: Pick<Cryptography, 'mac'>,
  {
    bookingNumber,
    contact,
    endedLinks,
  }: {
    readonly bookingNumber: number;
    readonly contact: Personal<Contact>;
    readonly endedLinks?: number | undefined;
  },
): string | undefined {
  return isSealed(contact)
    ? manageToken(cryptography, { bookingNumber, customerId: customerOf(contact), endedLinks })
    : undefined;
}

/** How many days after the start of its tour a booking's mailed links work. */
const linkDaysAfterTrip = 30;

/**
 * Whether the mailed links of a booking have expired. This depends on the booking's current date. So links in earlier
 * e-mails expire at the same time. If the booking is moved to a later date, all its links work longer.
 */
export function isLinkOver(
  { date, pickupTime }: { readonly date: string; readonly pickupTime: string },
  now: Instant,
): boolean {
  const endsMs = Date.parse(instantOf({ date, time: pickupTime })) + linkDaysAfterTrip * 86_400_000;
  return Date.parse(now) > endsMs;
}

/** Returns the URL where a booking is managed. With a token, the page asks for no other proof. */
export function manageUrl(siteUrl: string, bookingNumber: number, token?: string): string {
  return withToken(`${siteUrl}/manage-booking/${formatBookingReference(bookingNumber)}`, token);
}

/** Returns the URL where the tour of a booking is reviewed. It has the same token as the booking's other links. */
export function reviewUrl(siteUrl: string, bookingNumber: number, token?: string): string {
  return withToken(`${siteUrl}/review/${formatBookingReference(bookingNumber)}`, token);
}

function withToken(page: string, token: string | undefined): string {
  // The token is behind the #, so no server's log and no other site sees it.
  return token === undefined ? page : `${page}#token=${token}`;
}

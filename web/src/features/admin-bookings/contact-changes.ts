import type { AdminModifyBookingRequest, BookingView } from '@contracts/booking/booking-view.ts';
import type { ContactDetails } from './contact-fields.tsx';

type Known = Pick<BookingView, 'customer' | 'pickupPlace' | 'message'>;

/** The traveller's known contact, as the form needs it. */
export function contactOf({ customer, pickupPlace = '', message = '' }: Known): ContactDetails {
  const { name = '', email, phone = '' } = customer ?? {};
  return { name, email: email ?? '', phone, pickupPlace, message };
}

/**
 * The contact that staff want, after another person changed it. Fields that staff did not change have their new
 * values.
 */
export function wantedContactNow(
  seen: Known,
  wanted: ContactDetails,
  latest: Known,
): ContactDetails {
  const { contact, ...rest } = changedContact(seen, wanted);
  const { email, ...others } = contact ?? {};
  return {
    ...contactOf(latest),
    ...others,
    ...(email !== undefined && { email: email ?? '' }),
    ...rest,
  };
}

/** The fields of the contact that staff changed, as the API takes them. */
export function changedContact(
  booking: Known,
  wanted: ContactDetails,
): Pick<AdminModifyBookingRequest, 'contact' | 'pickupPlace' | 'message'> {
  const known = contactOf(booking);
  const contact = Object.fromEntries(
    (['name', 'email', 'phone'] as const)
      .filter((part) => wanted[part].trim() !== known[part])
      .map((part) => [part, wanted[part].trim() || (part === 'email' ? null : '')]),
  );
  return {
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(wanted.pickupPlace.trim() !== known.pickupPlace && {
      pickupPlace: wanted.pickupPlace.trim(),
    }),
    ...(wanted.message.trim() !== known.message && { message: wanted.message.trim() }),
  };
}

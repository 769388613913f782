import { customerEmail } from '../../domain/customer/customer-email.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import type { ContactWish } from './commands/booking.commands.ts';

/** The contact as it is kept: trimmed, the e-mail in lower case, empty optional fields left out. */
export function tidyContact(contact: Contact): Contact {
  const pickupPlace = contact.pickupPlace?.trim() ?? '';
  const message = contact.message?.trim() ?? '';
  return {
    name: contact.name.trim(),
    email: customerEmail(contact.email),
    phone: contact.phone.trim(),
    ...(pickupPlace === '' ? {} : { pickupPlace }),
    ...(message === '' ? {} : { message }),
  };
}

/**
 * The whole contact as it shall stand. Where the present one was erased, nothing is left to fill in
 * what the wish does not name.
 */
export function wantedContact(current: Contact | null, wish: ContactWish): Contact {
  return tidyContact({ name: '', email: '', phone: '', ...current, ...wish });
}

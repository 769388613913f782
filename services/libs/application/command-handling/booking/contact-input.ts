import { customerEmail } from '../../../domain/customer/customer-email.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import type { ContactInput } from './booking.commands.ts';

/** The contact as it is stored: trimmed, the e-mail address in lower case, without empty optional fields. */
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
 * The whole wanted contact. Where the present one was erased, fields that the request does not name
 * cannot be filled in.
 */
export function wantedContact(current: Contact | null, input: ContactInput): Contact {
  return tidyContact({ name: '', email: '', phone: '', ...current, ...input });
}

import { customerEmail } from '../../../domain/customer/customer-email.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { internationalPhone, isSamePhone } from '../../../domain/booking/phone.ts';
import type { ContactInput } from './booking.commands.ts';

/**
 * Returns the contact as it is stored: trimmed, the e-mail address in lower case, null if it is empty, and without empty
 * optional fields.
 */
export function tidyContact(contact: Contact): Contact {
  const pickupPlace = contact.pickupPlace?.trim() ?? '';
  const message = contact.message?.trim() ?? '';
  return {
    name: contact.name.trim(),
    email: customerEmail(contact.email ?? '') || null,
    phone: contact.phone.trim(),
    ...(pickupPlace === '' ? {} : { pickupPlace }),
    ...(message === '' ? {} : { message }),
  };
}

/**
 * Returns the whole contact as it is after the request. Fields that the request does not name come from the current
 * contact. If the current contact was erased (null), these fields stay empty or absent.
 */
export function wantedContact(current: Contact | null, input: ContactInput): Contact {
  const wanted = tidyContact({ name: '', email: null, phone: '', ...current, ...input });
  if (input.isRestored === true) return wanted;
  // The form has the number in the format of the screen, which may differ from the stored format.
  const phone =
    current !== null && isSamePhone(wanted.phone, current.phone)
      ? current.phone
      : internationalPhone(wanted.phone, input.phoneCountry);
  return { ...wanted, phone };
}

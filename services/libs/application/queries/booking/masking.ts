import type { CustomerView } from '../../../contracts/booking/booking-view.ts';

/** A mask always has the same length, so that it does not reveal the length of the hidden text. */
const hidden = '•••';

const shownPhoneDigits = 2;

/**
 * Returns just enough of a contact for its owner to recognise it. This is the first letter of the first two names and
 * of both parts of the e-mail address, and the last two digits of the phone number.
 */
export function maskedCustomer({ name, email, phone }: CustomerView): CustomerView {
  return {
    name: maskedName(name),
    email: email === null ? null : maskedEmail(email),
    phone: maskedPhone(phone),
  };
}

function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, 2).map(firstLetter).join(' ') || hidden;
}

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return at < 0
    ? firstLetter(email)
    : `${firstLetter(email.slice(0, at))}@${firstLetter(domain)}.${ending}`;
}

function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  // In a very short number, the last two digits would be most of the number.
  return digits.length > 2 * shownPhoneDigits
    ? `${hidden}${digits.slice(-shownPhoneDigits)}`
    : hidden;
}

function firstLetter(text: string): string {
  const [letter = ''] = text;
  return `${letter}${hidden}`;
}

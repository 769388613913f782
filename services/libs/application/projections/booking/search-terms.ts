import { referencePrefix } from '../../../domain/booking/booking-reference.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { internationalPhone } from '../../../domain/booking/phone.ts';

/** How many words of a search are used; more words do not narrow the search further. */
const prefixesMax = 8;

/** Longer words are cut: nobody types more characters of a name, an address or a number in a search. */
const termCharactersMax = 64;

const marks = /\p{Mark}/gu;
const wordBreaks = /[^\p{Letter}\p{Number}@.+_-]+/u;
const partBreaks = /[^\p{Letter}\p{Number}]+/u;
/** Only digits and the signs that people write in phone numbers. */
const phoneLike = /^(?=\D*\d)[\d\s()+./-]+$/;

/** How many last digits of a phone number are the same in national and international form. */
const nationalDigits = 9;

/**
 * The words by which a search finds a booking: its number, the words of the name, the whole e-mail address and its
 * parts, and the phone number. The phone number is in international form and, if it is long enough, also in national
 * form.
 */
export function contactTerms(
  bookingNumber: number,
  contact: Pick<Contact, 'name' | 'email' | 'phone'> | undefined,
): readonly string[] {
  const terms = new Set([String(bookingNumber)]);
  if (contact !== undefined) {
    const email = plain(contact.email ?? '');
    const dialled = digitsOf(internationalPhone(contact.phone, undefined));
    const words = [...plain(contact.name).split(partBreaks), email, ...email.split(partBreaks)];
    for (const word of [...words, dialled, ...asDialledAtHome(dialled)]) {
      terms.add(word.slice(0, termCharactersMax));
    }
  }
  terms.delete('');
  return [...terms];
}

/**
 * The beginnings of words in a search text; a booking must have a word for each of them. Empty for a text that has no
 * letters and no digits. `ZBL-7410`, `zbl7410` and `7410` give the same result.
 */
export function searchPrefixes(text: string): readonly string[] {
  const searched = plain(text).trim();
  const number = withoutPrefix(searched);
  if (phoneLike.test(number)) {
    return [digitsOf(number).slice(0, termCharactersMax)];
  }
  const words = searched.split(wordBreaks).flatMap((word) => {
    const bare = withoutPrefix(word);
    return bare.includes('@') ? [bare] : bare.split(partBreaks);
  });
  return [...new Set(words.filter((word) => word !== ''))]
    .slice(0, prefixesMax)
    .map((word) => word.slice(0, termCharactersMax));
}

/** Returns the text in lower case and without accents, so that `jose` finds José. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(marks, '').toLowerCase();
}

function withoutPrefix(text: string): string {
  const prefix = referencePrefix.toLowerCase().replace('-', '');
  const rest = text.startsWith(prefix) ? text.slice(prefix.length).replace(/^[-\s]+/, '') : text;
  return /^\d/.test(rest) ? rest : text;
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}

function asDialledAtHome(dialled: string): readonly string[] {
  const national = dialled.slice(-nationalDigits);
  return dialled.length > nationalDigits ? [national, `0${national}`] : [];
}

import { callingCodeIn, callingCodeOf } from './calling-codes.ts';

/** How many digits a phone number has, with its country's calling code; the most are those of E.164. */
const phoneDigits = { min: 6, max: 15 } as const;

/** Countries whose numbers keep their first 0 after the calling code. */
const keepsFirstZero = new Set(['IT', 'SM', 'VA']);

/**
 * Returns the number with `+` and its country's calling code. A number that has none is one of the given country.
 * A number that cannot be completed stays as it was typed.
 */
export function internationalPhone(typed: string, country: string | undefined): string {
  const phone = typed.trim();
  if (phone.startsWith('00')) return `+${phone.slice(2).trim()}`;
  const code = country === undefined ? undefined : callingCodeOf(country);
  if (country === undefined || code === undefined || !/^[\d(]/.test(phone)) return phone;
  const digits = phone.replaceAll(/\D/g, '');
  return `+${code}${keepsFirstZero.has(country) ? digits : digits.replace(/^0/, '')}`;
}

/** What is wrong with a phone number, for the person who typed it; undefined where it can be called. */
export function phoneFault(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').length;
  if (!/^\+[\d\s()./-]+$/.test(phone) || callingCodeIn(phone) === undefined) {
    return 'Give the phone number with its country, such as +255 777 123 456';
  }
  return digits < phoneDigits.min || digits > phoneDigits.max
    ? `A phone number has ${phoneDigits.min} to ${phoneDigits.max} digits with its country code`
    : undefined;
}

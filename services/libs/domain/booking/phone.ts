import { callingCodeIn, callingCodeOf } from './calling-codes.ts';

/** How many digits a phone number has, with its country's calling code; the maximum is from E.164. */
const phoneDigits = { min: 6, max: 15 } as const;

/** The operator's country. A number that begins with a single 0 belongs to it if no country is given. */
const usualCountry = 'TZ';

/** Countries whose numbers keep their first 0 after the calling code. */
const keepsFirstZero = new Set(['IT', 'SM', 'VA']);

/**
 * Returns the number with `+` and its country's calling code. A number without a calling code belongs to the given
 * country. If no country is given, a number that begins with a single 0 belongs to Tanzania. A number that cannot be
 * completed stays as it was typed.
 */
export function internationalPhone(typed: string, country: string | undefined): string {
  const phone = typed.trim();
  if (phone.startsWith('00')) return `+${phone.slice(2).trim()}`;
  const isLocal = /^\(?0[\d\s()./-]+$/.test(phone);
  const home = country ?? (isLocal ? usualCountry : undefined);
  const code = home === undefined ? undefined : callingCodeOf(home);
  if (home === undefined || code === undefined || !/^[\d(]/.test(phone)) return phone;
  const digits = phone.replaceAll(/\D/g, '');
  return `+${code}${keepsFirstZero.has(home) ? digits : digits.replace(/^0/, '')}`;
}

/**
 * The number in the form that people see. It has its calling code, even if it was stored without one. A number of
 * Tanzania is in groups, `+255 777 123 456`.
 */
export function shownPhone(stored: string): string {
  const phone = internationalPhone(stored, undefined);
  const [, area, line, rest] =
    /^\+255(\d{3})(\d{3})(\d{3})$/.exec(phone.replaceAll(/[\s()./-]/g, '')) ?? [];
  return area === undefined ? phone : `+255 ${area} ${line ?? ''} ${rest ?? ''}`;
}

/** Whether both are the same number, even if they are written differently. */
export function isSamePhone(one: string, other: string): boolean {
  return shownPhone(one) === shownPhone(other);
}

/**
 * The fault of a phone number, as a text for the person who typed it; undefined if the number can be called.
 */
export function phoneFault(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').length;
  if (!/^[+\d\s()./-]+$/.test(phone)) {
    return 'A phone number has only digits, spaces and the signs + ( ) . / -';
  }
  if (!phone.startsWith('+') || callingCodeIn(phone) === undefined) {
    return 'Give the phone number with its country, such as +255 777 123 456, or a number of Tanzania, such as 0777 123 456';
  }
  return digits < phoneDigits.min || digits > phoneDigits.max
    ? `A phone number has ${phoneDigits.min} to ${phoneDigits.max} digits with its country code`
    : undefined;
}

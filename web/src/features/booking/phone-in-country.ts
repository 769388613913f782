import { type CallingCode, callingCodeIn } from '@contracts/booking/calling-codes.ts';

/** The country whose code begins the number, after `+` or `00`; undefined for a number without a code. */
export function countryIn(phone: string): CallingCode | undefined {
  const [, digits] = /^\s*(?:\+|00)(.*)/.exec(phone) ?? [];
  return digits === undefined ? undefined : callingCodeIn(digits);
}

/**
 * Writes the code of a country into a number. The code replaces an earlier code or the zeros at the beginning:
 * `0777 123 456` in Tanzania (255) is `+255 777 123 456`.
 */
export function inCountry(phone: string, code: string): string {
  const former = countryIn(phone)?.code ?? '';
  const spaced = former.replaceAll(/\d/g, '$&\\D*');
  return `+${code} ${phone
    .replace(new RegExp(`^\\s*(?:\\+|00)?\\D*${spaced}`), '')
    .replaceAll(/[()]/g, '')
    .replace(/^[\s-]*0*[\s-]*/, '')}`;
}

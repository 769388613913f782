/** The `tel:` link of a phone number, without the characters that cannot be dialled. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/**
 * The WhatsApp link of a phone number; undefined if it has no country code.
 *
 * @param text The message that is already written when the chat opens.
 */
export function chatLink(phone: string, text?: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length < 9 || digits.startsWith('0')) return undefined;
  return `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}

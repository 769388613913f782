/**
 * The link to write to an address. An address from a stranger must not set the content of an e-mail or add recipients
 * to it.
 */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

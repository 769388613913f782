/** Adds the colon to a time that was typed on a phone's numeric keyboard, which has none. */
export function withColon(text: string): string {
  return text.replace(/^(\d{2})(\d{2})$/, '$1:$2');
}

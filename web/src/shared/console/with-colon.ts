/** Adds the colon to a time that was typed on a phone's numeric keyboard, which has no colon. */
export function withColon(text: string): string {
  return text.replace(/^(\d{2})(\d{2})$/, '$1:$2');
}

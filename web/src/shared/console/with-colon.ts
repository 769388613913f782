/** A time that was typed on a telephone’s keys for numbers, which have no colon. */
export function withColon(text: string): string {
  return text.replace(/^(\d{2})(\d{2})$/, '$1:$2');
}

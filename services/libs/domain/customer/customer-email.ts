/** An e-mail address as it tells customers apart: however it was typed, it is the same one. */
export function customerEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

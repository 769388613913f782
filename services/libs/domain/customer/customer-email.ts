/**
 * The form in which e-mail addresses are compared: two that differ only in case or outer spaces are the
 * same customer's.
 */
export function customerEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

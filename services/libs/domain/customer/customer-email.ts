/**
 * The form in which e-mail addresses are compared: two that differ only in case or outer spaces are the
 * same customer's.
 */
export function customerEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The mailbox that an address leads to, for limits: tags such as asha+tours@… are left out, so that nobody
 * gets more than the limit by making them up.
 */
export function mailboxOf(address: string): string {
  return customerEmail(address).replace(/^([^+@]*)\+[^@]*@/, '$1@');
}

/**
 * The form in which e-mail addresses are compared: two addresses that differ only in case or outer spaces
 * belong to the same customer.
 */
export function customerEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The mailbox that an address leads to, for limits. Tags such as asha+tours@… are left out, so that nobody
 * can send more than the limit to a mailbox by inventing tags.
 */
export function mailboxOf(address: string): string {
  return customerEmail(address).replace(/^([^+@]*)\+[^@]*@/, '$1@');
}

import type {
  CustomerPersonView,
  MergedCustomerView,
} from '@contracts/customer/known-customer-view.ts';
import type { ErasurePreviewView, ErasureView } from '@contracts/customer/customer-view.ts';

/** `1 booking`, `2 bookings`. */
export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The data that an erasure would make unreadable, in one sentence. */
export function heldWords({ bookings, messages }: ErasurePreviewView): string {
  return `${counted(bookings.length, 'booking')} and ${counted(messages.length, 'message')} are stored.`;
}

/** The data that an erasure made unreadable, in one sentence. */
export function erasedWords({ bookings, messages, addresses }: ErasureView): string {
  const more = addresses > 1 ? `, under ${String(addresses)} addresses` : '';
  return `The personal data is erased from ${counted(bookings, 'booking')} and ${counted(messages, 'message')}${more}.`;
}

/** How long data is kept, in sentences; 0 months: it is not erased automatically. */
export function keptWords(what: string, months: number, since: string): string {
  if (months === 0) return `${what} is kept until you erase it here.`;
  return `${what} is kept for ${counted(months, 'month')} after ${since}. Then it is erased automatically.`;
}

/** The path of a customer's screen. */
export function customerPath(id: string): string {
  return `/admin/customers/${encodeURIComponent(id)}`;
}

/** The name of a customer, or why there is none. */
export function personName({ name, unreadable }: CustomerPersonView): string {
  return (
    name ?? (unreadable === undefined ? 'Erased customer' : 'A customer whose data cannot be read')
  );
}

/** The name of a language by its code (BCP 47), such as `German` for `de`. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

/** The name of a country, from its two letters. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** Returns the person of a merge who is not already shown as the customer. */
export function mergedPerson(
  merge: MergedCustomerView,
  { name, email, phone }: CustomerPersonView,
): CustomerPersonView {
  const isShown = merge.name === name && merge.email === email && merge.phone === phone;
  return isShown ? merge.survivor : merge;
}

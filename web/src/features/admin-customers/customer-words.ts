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

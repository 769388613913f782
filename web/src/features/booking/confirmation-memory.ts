import { useEffect, useSyncExternalStore } from 'react';
import type { ConfirmationMemory, JustBooked } from './confirmation.ts';

/**
 * Takes the e-mail out of the thank-you page's address, before a link, a log or a tag can read it there. It
 * is kept in the state of the page's history entry, where the router keeps its state too.
 */
export function hideEmailInAddress(): void {
  const url = new URL(location.href);
  const email = url.searchParams.get('email');
  if (url.pathname !== '/thank-you' || email === null) return;
  url.searchParams.delete('email');
  const state = history.state as object | null;
  history.replaceState({ ...state, usr: { ...memoryOfPage(), email } }, '', url);
}

/**
 * Hides the e-mail after the page was rendered, and returns the data in the history entry. On the server it
 * returns only an empty e-mail.
 */
export function useConfirmationMemory(reference: string): ConfirmationMemory {
  useEffect(hideEmailInAddress, []);
  const email = useSyncExternalStore(never, emailOfPage, () => '');
  const booked = useSyncExternalStore(never, bookedOfPage, () => undefined);
  return { email, ...(booked?.reference === reference && { booked }) };
}

const never = () => () => undefined;

function emailOfPage(): string {
  return new URLSearchParams(location.search).get('email') ?? memoryOfPage().email ?? '';
}

function bookedOfPage(): JustBooked | undefined {
  return memoryOfPage().booked;
}

function memoryOfPage(): Partial<ConfirmationMemory> {
  const state = history.state as { readonly usr?: Partial<ConfirmationMemory> | null } | null;
  return state?.usr ?? {};
}

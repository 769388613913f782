import { useEffect, useSyncExternalStore } from 'react';
import type { ConfirmationMemory } from './confirmation.ts';

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
 * Hides the e-mail after the page was rendered, and returns what the history entry keeps; empty texts on the
 * server.
 */
export function useConfirmationMemory(): ConfirmationMemory {
  useEffect(hideEmailInAddress, []);
  const email = useSyncExternalStore(never, emailOfPage, nothing);
  const meetingPoint = useSyncExternalStore(never, meetingPointOfPage, nothing);
  const pickup = useSyncExternalStore(never, pickupOfPage, nothing);
  return { email, meetingPoint, pickup };
}

const never = () => () => undefined;
const nothing = () => '';

function emailOfPage(): string {
  const inAddress = new URLSearchParams(location.search).get('email');
  return inAddress ?? textOf(memoryOfPage().email);
}

function meetingPointOfPage(): string {
  return textOf(memoryOfPage().meetingPoint);
}

function pickupOfPage(): string {
  return textOf(memoryOfPage().pickup);
}

function memoryOfPage(): Partial<ConfirmationMemory> {
  const state = history.state as { readonly usr?: Partial<ConfirmationMemory> | null } | null;
  return state?.usr ?? {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

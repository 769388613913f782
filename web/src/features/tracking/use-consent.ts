import { useSyncExternalStore } from 'react';
import { type Consent, consent, onConsent } from './consent.ts';

/** What this browser decided; undefined before it was asked: on the server, and in a page's first picture. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(onConsent, consent, () => undefined);
}

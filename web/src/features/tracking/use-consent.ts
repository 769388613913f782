import { useSyncExternalStore } from 'react';
import { type Consent, consent, onConsent } from './consent.ts';

/** The choice in this browser; undefined on the server and at the first rendering. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(onConsent, consent, () => undefined);
}

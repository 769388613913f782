import { useSyncExternalStore } from 'react';
import { onTimeLearnt } from './page-clock.ts';
import { today } from './today.ts';

/** Returns what is read from the clock, and renders again when a correction of the clock changes it. */
export function useClock<T extends string | boolean>(read: () => T): T {
  return useSyncExternalStore(onTimeLearnt, read, read);
}

/** Returns today's date in Zanzibar. */
export function useToday(): string {
  return useClock(today);
}

import { useSyncExternalStore } from 'react';
import { onTimeLearnt } from './page-clock.ts';
import { today } from './today.ts';

/** Returns a value that is read from the clock. Renders again if a correction of the clock changes the value. */
export function useClock<T extends string | boolean>(read: () => T): T {
  return useSyncExternalStore(onTimeLearnt, read, read);
}

/** Returns today's date in Zanzibar. */
export function useToday(): string {
  return useClock(today);
}

import { useEffect, useReducer } from 'react';
import { pageInstant } from '../../../shared/dates/page-clock.ts';

/** Timers of browsers hold 31 bits of milliseconds: 24 days. */
const timerMsMax = 2 ** 31 - 1;

/**
 * Whether an instant lies behind us; becomes so while it is looked at, to the second. A phone that slept looks again
 * when it wakes: its timers slept too.
 */
export function useHasPassed(instant: string): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const hasPassed = instant < pageInstant();
  useEffect(() => {
    if (hasPassed) return undefined;
    const leftMs = Date.parse(instant) - Date.parse(pageInstant()) + 1;
    const timer = setTimeout(lookAgain, Math.min(Math.max(leftMs, 0), timerMsMax));
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  });
  return hasPassed;
}

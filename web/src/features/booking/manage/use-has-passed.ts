import { useEffect, useReducer } from 'react';
import { now } from '../../../shared/dates/page-clock.ts';
import { useClock } from '../../../shared/dates/use-clock.ts';

/** The longest timer of browsers: 31 bits of milliseconds, 24 days. */
const timerMsMax = 2 ** 31 - 1;

/**
 * Whether an instant has passed. On an open page the value changes in the same second. It is checked again when
 * a phone wakes up, because timers stop while it sleeps.
 */
export function useHasPassed(instant: string): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const hasPassed = useClock(() => instant < now());
  useEffect(() => {
    if (hasPassed) return undefined;
    const leftMs = Date.parse(instant) - Date.parse(now()) + 1;
    const timer = setTimeout(lookAgain, Math.min(Math.max(leftMs, 0), timerMsMax));
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  });
  return hasPassed;
}

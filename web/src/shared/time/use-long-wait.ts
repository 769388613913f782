import { useEffect, useState } from 'react';

/** A wait after which somebody wonders whether anything still happens, in milliseconds. */
const patienceMs = 4_000;

/** Whether somebody waits, and has for long. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsLong(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}

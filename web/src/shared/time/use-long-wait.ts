import { useEffect, useState } from 'react';

/** After this time people wonder whether the page still works, in milliseconds. */
const patienceMs = 4_000;

/** Returns whether a wait has lasted long. */
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

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the browser has hydrated the page: false on the server and in the browser's first render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

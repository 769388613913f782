import { useSyncExternalStore } from 'react';

/** Whether the page has come alive: false on the server and in the browser's first render. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}

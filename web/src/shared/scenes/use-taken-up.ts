import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken the page up: false on the server, and in the browser's first picture of its page. */
export function useTakenUp(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

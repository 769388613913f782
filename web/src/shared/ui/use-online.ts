import { useSyncExternalStore } from 'react';

/** Returns whether the browser has a network. The server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, for what CSS alone can't decide: `useMedia('(width >= 64rem)')`. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener('change', onChange);
      return () => {
        media?.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(follow, () => mediaOf(query)?.matches ?? false);
}

/** Where nothing lays pages out there are none. */
function mediaOf(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'undefined' ? undefined : matchMedia(query);
}

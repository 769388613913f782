import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, for decisions that CSS alone cannot make: `useMedia('(width >= 64rem)')`. */
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

/** Returns the media query; undefined if there is no layout, such as in tests and on the server. */
function mediaOf(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'undefined' ? undefined : matchMedia(query);
}

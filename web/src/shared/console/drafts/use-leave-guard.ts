import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/**
 * Asks before the person leaves unsaved changes. If another page of the site is opened, it blocks the
 * navigation, and the caller asks (`blocker`). If the tab is closed or another document is loaded, the browser
 * asks.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const isFree = useRef(false);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
    [isUnsaved],
  );
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
  return {
    blocker,
    /** From now on, asks no question, because there are no unsaved changes any more. */
    letGo: () => {
      isFree.current = true;
    },
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are left. For another page of the site it blocks and leaves the question to the
 * caller (`blocker`); for closing the tab or loading another document the browser asks.
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
    /** Lets the next navigation pass without a question, because there are no unsaved changes any more. */
    letGo: () => {
      isFree.current = true;
    },
  };
}

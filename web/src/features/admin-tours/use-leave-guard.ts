import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved work is left: for another page by a question of the site (`blocker`), by closing the tab or
 * loading another document by the browser's own.
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
    /** What was unsaved is no more: the next way leads out without a question. */
    letGo: () => {
      isFree.current = true;
    },
  };
}

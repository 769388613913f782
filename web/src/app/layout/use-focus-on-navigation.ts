import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What surrounds a page's own content. */
export const mainId = 'main';

/**
 * After a change of page the focus stands at its beginning: screen readers read on from there. It is put there before
 * the page can be touched, or it would be taken from a field that somebody was quick to choose.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const start = main?.querySelector('h1') ?? main;
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [pathname]);
}

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the `main` element, which contains each page's content. */
export const mainId = 'main';

/**
 * Moves the focus to the beginning of the page after a change of page, so that screen readers continue there.
 * This happens before the page can be used, because later the visitor may already have focused a field.
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

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Logs the address of a page that does not exist: a link to it may be wrong. */
export function useUnknownAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`There is no page at ${pathname}`);
  }, [pathname]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Somebody may have written the link to this address wrong, so it is logged. */
export function useUnknownAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`There is no page at ${pathname}`);
  }, [pathname]);
}

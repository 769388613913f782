import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { letTimePass } from '../shared/dates/page-clock.ts';
import { passTypedTextToReact } from '../shared/ui/pass-typed-text-to-react.ts';
import type { Store } from './store.ts';

export type SiteProps = {
  store: Store;
  /** The router. */
  children: ReactNode;
};

/** Renders everything around the router, with the same elements on the server and in the browser. */
export function Site({ store, children }: SiteProps) {
  useEffect(() => {
    passTypedTextToReact();
    letTimePass();
  }, []);
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}

import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { letTimePass } from '../shared/dates/page-clock.ts';
import { hearWhatWasTyped } from '../shared/ui/hear-what-was-typed.ts';
import type { Store } from './store.ts';

export type SiteProps = {
  store: Store;
  /** The router. */
  children: ReactNode;
};

/** Renders everything around the router, with the same elements on the server and in the browser. */
export function Site({ store, children }: SiteProps) {
  useEffect(() => {
    hearWhatWasTyped();
    letTimePass();
  }, []);
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}

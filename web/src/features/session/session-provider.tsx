import type { ReactNode } from 'react';
import { SessionContext } from './use-session.ts';

/** Lets everything inside of it know who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={true}>{children}</SessionContext>;
}

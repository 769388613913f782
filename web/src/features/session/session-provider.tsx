import type { ReactNode } from 'react';
import { SessionContext } from './use-session.ts';

/** Lets its children call `useSession`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={true}>{children}</SessionContext>;
}

import type { ReactNode } from 'react';
import { useSession } from './use-session.ts';

/** For visitors alone; who is signed in does not see it. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  return (session?.user ?? null) === null ? children : null;
}

import type { ReactNode } from 'react';
import { useSession } from './use-session.ts';

/** Shown only to visitors, not to staff who are signed in. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  return (session?.user ?? null) === null ? children : null;
}

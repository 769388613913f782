import { createContext, use } from 'react';
import { useGetSessionQuery } from './session-api.ts';

/** Whether the component is inside a `SessionProvider`. */
export const SessionContext = createContext(false);

/**
 * The query of the session: who is signed in, once this is loaded.
 *
 * @throws Error outside of a `SessionProvider` (requirements, section 8)
 */
export function useSession() {
  if (!use(SessionContext)) {
    throw new Error('useSession must be used inside of a SessionProvider.');
  }
  return useGetSessionQuery();
}

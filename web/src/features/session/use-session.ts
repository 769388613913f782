import { createContext, use } from 'react';
import { useGetSessionQuery } from './session-api.ts';

/** Whether the session is provided here. */
export const SessionContext = createContext(false);

/**
 * Who is signed in, as far as it is known.
 *
 * @throws Error outside of a `SessionProvider` (requirements, section 8)
 */
export function useSession() {
  if (!use(SessionContext)) {
    throw new Error('useSession must be used inside of a SessionProvider.');
  }
  return useGetSessionQuery();
}

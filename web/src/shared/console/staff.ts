import type { StaffRole } from '@contracts/session/session-view.ts';
import { createContext, use } from 'react';

/** The member of staff who is signed in. */
export interface Staff {
  /** The id of the account. */
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
  /** Whether this person may change data. If not, the person sees no buttons that change data. */
  readonly canChange: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

/**
 * Returns the member of staff who is signed in: `const { canChange, role } = useStaff()`. Every screen of the
 * console can call it.
 *
 * @throws Error if it is called outside the console
 */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('useStaff must be used inside of the console.');
  return staff;
}

import type { StaffRole } from '@contracts/session/session-view.ts';
import { createContext, use } from 'react';

/** The member of staff who is signed in. */
export interface Staff {
  /** The id of the account. */
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
  /** Whether they may change anything. People with read-only access see no buttons that change data. */
  readonly canChange: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

/**
 * Returns who is signed in, on any screen of the console: `const { canChange, role } = useStaff()`.
 *
 * @throws Error outside of the console
 */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('useStaff must be used inside of the console.');
  return staff;
}

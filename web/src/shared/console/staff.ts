import type { StaffRole } from '@contracts/session/session-view.ts';
import { createContext, use } from 'react';

/** Who works in the console. */
export interface Staff {
  /** The account's. */
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly role: StaffRole;
  /** Whether they may change anything: who only reads is shown no button that does. */
  readonly canChange: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

/**
 * Who is signed in, on any screen of the console: `const { canChange, role } = useStaff()`.
 *
 * @throws Error outside of the console
 */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('useStaff must be used inside of the console.');
  return staff;
}

import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { forgetOldDrafts } from '../../shared/console/drafts/kept-drafts.ts';
import { StaffContext } from '../../shared/console/staff.ts';

/** Gives every screen the signed-in member of staff; renders nothing while nobody is signed in. */
export function StaffProvider({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  const user = session?.user ?? null;
  const staff = useMemo(() => user && { ...user, canChange: user.role !== 'read-only' }, [user]);
  useEffect(forgetOldDrafts, []);
  return staff && <StaffContext value={staff}>{children}</StaffContext>;
}

import { lazy, Suspense } from 'react';
import { useSession } from './use-session.ts';

/** Loaded only for staff who are signed in, because visitors do not need it. */
const StaffBar = lazy(async () => ({ default: (await import('./staff-bar.tsx')).StaffBar }));

/** The bar above every page for staff who are signed in; nothing for visitors. */
export function AccountControls() {
  const { data: session } = useSession();
  const user = session?.user ?? null;
  if (user === null) return null;
  return (
    <Suspense>
      <StaffBar user={user} />
    </Suspense>
  );
}

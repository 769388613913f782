import { lazy, Suspense } from 'react';
import { useSession } from './use-session.ts';

/** Fetched for whoever is signed in: visitors need none of it. */
const StaffBar = lazy(async () => ({ default: (await import('./staff-bar.tsx')).StaffBar }));

/** What whoever is signed in sees above every page; visitors see nothing of it. */
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

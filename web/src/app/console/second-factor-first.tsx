import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { Toasts } from '../../shared/toasts/toasts.tsx';

/** Few people ever see it. */
const TotpFirst = lazy(async () => ({
  default: (await import('../../features/own-account/totp-first.tsx')).TotpFirst,
}));

/** Somebody whose role needs codes from an app sets them up before they see anything else. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const user = useSession().data?.user ?? null;
  const isLacking = user !== null && user.needsTotp && !user.hasTotp;
  /** Stays until the recovery codes were written down: by then the codes are on. */
  const [isSettingUp, setIsSettingUp] = useState(isLacking);
  const [signOut, isSigningOut] = useSignOut();
  if (isLacking && !isSettingUp) setIsSettingUp(true);
  if (user === null || !isSettingUp) return children;
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <TotpFirst
        username={user.username}
        hasTotp={user.hasTotp}
        onDone={() => {
          setIsSettingUp(false);
        }}
        isSigningOut={isSigningOut}
        onSignOut={() => void signOut()}
      />
      <Toasts />
    </Suspense>
  );
}

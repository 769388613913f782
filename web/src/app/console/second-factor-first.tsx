import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { Toasts } from '../../shared/toasts/toasts.tsx';

/** Loaded separately, because few people ever see it. */
const TotpFirst = lazy(async () => ({
  default: (await import('../../features/own-account/totp-first.tsx')).TotpFirst,
}));

/** If a role requires codes from an app, its staff must set up the codes before they see anything else. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const user = useSession().data?.user ?? null;
  const isLacking = user !== null && user.needsTotp && !user.hasTotp;
  /** Stays true until staff have written down the recovery codes. The codes from the app are on before that. */
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

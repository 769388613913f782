import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { takeReturnPath } from '../../features/session/return-path.ts';
import { SetUpForm } from '../../features/session/set-up-form.tsx';
import { SignInForm } from '../../features/session/sign-in-form.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { PageHead } from '../../shared/head/page-head.tsx';

/** Staff sign in; the one-time link of the first start makes the first account instead. */
export function SignInPage() {
  const { data: session } = useSession();
  const [token] = useState(readSetUpToken);
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  useEffect(hideSetUpToken, []);

  function goOn() {
    setIsLeaving(true);
    void navigate(takeReturnPath(), { replace: true });
  }
  const isSignedIn = session !== undefined && session.user !== null;
  if (isSignedIn && !isLeaving) return <Navigate to="/" replace />;
  return (
    <div data-surface="console" className="page-gutter grid justify-items-center py-16">
      <PageHead title="Admin Sign In" isPrivate />
      <div className="grid w-full max-w-96 gap-6">
        <h1>{token === null ? 'Admin Sign In' : 'Make the first account'}</h1>
        {token === null ? (
          <SignInForm onSignedIn={goOn} />
        ) : (
          <SetUpForm token={token} onSignedIn={goOn} />
        )}
      </div>
    </div>
  );
}

const tokenParam = 'set-up';

function readSetUpToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(tokenParam);
  return token === '' ? null : token;
}

/** The token works once, but does not stay in the address, nor in the browser's history. */
function hideSetUpToken(): void {
  if (readSetUpToken() === null) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

import type { AccountLinkView } from '@contracts/account/account-view.ts';
import type { SessionView } from '@contracts/session/session-view.ts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ChoosePasswordForm } from '../../features/session/choose-password-form.tsx';
import { takeReturnPath } from '../../features/session/return-path.ts';
import { endedNotice } from '../../features/session/session-ended.ts';
import { SetUpForm } from '../../features/session/set-up-form.tsx';
import { SignInOrAsk } from '../../features/session/sign-in-or-ask.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import './sign-in-page.css';

/**
 * Staff sign in here. With a one-time link, a person instead creates the first account, or chooses the password of
 * their account. It does not matter who is signed in in this browser.
 */
export function SignInPage() {
  const { data: session } = useSession();
  const [link, setLink] = useState(readLink);
  const [isLeaving, setIsLeaving] = useState(false);
  const state = useLocation().state as unknown;
  const [notice, setNotice] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    function follow() {
      const followed = readLink();
      if (followed === null) return;
      setLink(followed);
      hideLink();
    }
    hideLink();
    // Opening a one-time link while this page is already open changes only the hash.
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  function leave({ user }: SessionView, purpose?: AccountLinkView['purpose']) {
    if (user === null) {
      // The new password alone is not enough: the account has a second factor.
      setNotice('Your password was changed. Sign in with it and a code.');
      setLink(null);
      return;
    }
    setIsLeaving(true);
    const path = takeReturnPath();
    // An invited colleague wants to work, so the console opens. Others return to their page (requirements, section 2).
    const goesToConsole = purpose === 'invitation' || (user.needsTotp && !user.hasTotp);
    void navigate(goesToConsole && !path.startsWith('/admin') ? '/admin' : path, { replace: true });
  }
  const isSignedIn = session !== undefined && session.user !== null;
  if (isSignedIn && !isLeaving && link?.kind !== 'link') return <Navigate to="/" replace />;
  return (
    <div data-surface="console" data-slot="sign-in-page" className="page-gutter page-part">
      <PageHead title="Admin Sign In" isPrivate />
      <div>
        {link === null && (
          <SignInOrAsk notice={notice ?? endedNotice(state, session?.ended)} onSignedIn={leave} />
        )}
        {link !== null && <h1>{headings[link.kind]}</h1>}
        {link?.kind === 'set-up' && <SetUpForm token={link.token} onSignedIn={leave} />}
        {link?.kind === 'link' && <ChoosePasswordForm token={link.token} onSignedIn={leave} />}
      </div>
    </div>
  );
}

const headings = {
  'set-up': 'Make the first account',
  link: 'Choose a password',
} as const;

interface OneTimeLink {
  readonly kind: 'set-up' | 'link';
  readonly token: string;
}

function readLink(): OneTimeLink | null {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const kind of ['set-up', 'link'] as const) {
    const token = given.get(kind) ?? '';
    if (token !== '') return { kind, token };
  }
  return null;
}

/** Removes the token from the address and the browser's history, although it works only once. */
function hideLink(): void {
  if (readLink() === null) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

import type { SessionView } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LostPasswordForm } from './lost-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInOrAskProps = {
  /** A message about the last event, shown above the form. */
  notice: string | undefined;
  onSignedIn: (session: SessionView) => void;
};

/** The form to sign in; people who forgot the password ask for a link instead. */
export function SignInOrAsk({ notice, onSignedIn }: SignInOrAskProps) {
  const [isLost, setIsLost] = useState(false);
  if (isLost) {
    return (
      <>
        <h1>Forgotten password</h1>
        <LostPasswordForm
          onBack={() => {
            setIsLost(false);
          }}
        />
      </>
    );
  }
  return (
    <>
      <h1>Admin Sign In</h1>
      {notice !== undefined && <p role="status">{notice}</p>}
      <SignInForm onSignedIn={onSignedIn} />
      <Button
        kind="quiet"
        onClick={() => {
          setIsLost(true);
        }}
      >
        Forgotten password?
      </Button>
    </>
  );
}

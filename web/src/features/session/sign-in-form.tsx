import { useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useSignInMutation } from './session-api.ts';

/** For those who have an account. Where it leads is the page's business. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [signIn, { isLoading }] = useSignInMutation();
  const [fault, setFault] = useState<string>();
  return (
    <CredentialsForm
      label="Sign In"
      busyLabel="Signing In..."
      isBusy={isLoading}
      passwordKind="current-password"
      fault={fault}
      onSubmit={async (credentials) => {
        if (credentials.username.trim() === '' || credentials.password === '') {
          setFault('Please fill in all fields');
          return;
        }
        const { error } = await signIn(credentials);
        setFault(error === undefined ? undefined : wordsFor(error));
        if (error === undefined) onSignedIn();
      }}
    />
  );
}

/** Specification, section 5; attempts that are too many say so themselves. */
function wordsFor(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === 'InvalidCredentials') return 'Invalid username or password';
  if (problem?.code === 'TooManyRequests') return problem.title;
  return 'Failed to sign in. Please try again.';
}

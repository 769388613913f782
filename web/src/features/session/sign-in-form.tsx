import type { SessionView } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { CodeForm } from './code-form.tsx';
import type { Credentials } from './credentials.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useSignInMutation } from './session-api.ts';

/** The form to sign in. The page decides what opens next. */
export function SignInForm({ onSignedIn }: { onSignedIn: (session: SessionView) => void }) {
  const [signIn, { isLoading }] = useSignInMutation();
  const [fault, setFault] = useState<string>();
  /** The username and password, after they were accepted and a code is needed. */
  const [proven, setProven] = useState<Credentials>();

  async function submit(credentials: Credentials) {
    if (Object.values(credentials).some((value: string) => value.trim() === '')) {
      setFault('Please fill in all fields');
      return;
    }
    const { data, error } = await signIn(credentials);
    const isCodeDue = problemOf(error)?.code === 'TotpRequired';
    setFault(error === undefined || isCodeDue ? undefined : wordsFor(error));
    if (isCodeDue) setProven(credentials);
    if (data !== undefined) onSignedIn(data);
  }
  return proven === undefined ? (
    <CredentialsForm
      label="Sign In"
      busyLabel="Signing In..."
      isBusy={isLoading}
      passwordKind="current-password"
      fault={fault}
      onSubmit={submit}
    />
  ) : (
    <CodeForm
      isBusy={isLoading}
      fault={fault}
      onSubmit={(code) => submit({ ...proven, code })}
      onBack={() => {
        setProven(undefined);
        setFault(undefined);
      }}
    />
  );
}

/** The messages of requirements, section 5. Errors about codes and attempts show the API's own message. */
function wordsFor(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === 'InvalidCredentials') return 'Invalid username or password';
  const isOfOwnWords = problem?.code === 'TotpCodeWrong' || problem?.code === 'TooManyRequests';
  return isOfOwnWords ? problem.title : 'Failed to sign in. Please try again.';
}

import type { SessionView } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useSetUpMutation } from './session-api.ts';

export type SetUpFormProps = {
  /** The token of the link that the first start prints. */
  token: string;
  onSignedIn: (session: SessionView) => void;
};

/** Creates the owner's account, if there is none yet. */
export function SetUpForm({ token, onSignedIn }: SetUpFormProps) {
  const [setUp, { isLoading }] = useSetUpMutation();
  const [fault, setFault] = useState<string>();
  return (
    <CredentialsForm
      label="Create account"
      busyLabel="Creating account..."
      isBusy={isLoading}
      passwordKind="new-password"
      fault={fault}
      onSubmit={async (credentials) => {
        if (credentials.username.trim() === '' || credentials.password === '') {
          setFault('Please fill in all fields');
          return;
        }
        const { data, error } = await setUp({ ...credentials, token });
        setFault(error === undefined ? undefined : wordsFor(error));
        if (data !== undefined) onSignedIn(data);
      }}
    />
  );
}

function wordsFor(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === 'SetUpLinkInvalid') {
    return `${problem.title}. Start the server again to get a new one.`;
  }
  return problem?.errors?.[0]?.message ?? 'Failed to sign in. Please try again.';
}

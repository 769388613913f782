import type { AccountLinkView } from '@contracts/account/account-view.ts';
import type { SessionView } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useChoosePasswordMutation, useLookAtLinkQuery } from './session-api.ts';

export type ChoosePasswordFormProps = {
  /** The token of the link that the owner gave. */
  token: string;
  /** Called with the purpose of the link. */
  onSignedIn: (session: SessionView, purpose: AccountLinkView['purpose']) => void;
};

/** A person who was invited, or whose account was reset, chooses a password and is signed in. */
export function ChoosePasswordForm({ token, onSignedIn }: ChoosePasswordFormProps) {
  const { data: link, error, isFetching, refetch } = useLookAtLinkQuery(token);
  const [choose, { isLoading }] = useChoosePasswordMutation();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();

  async function submit() {
    if (password === '') {
      setFault('Please fill in all fields');
      return;
    }
    const answer = await choose({ token, password });
    setFault(answer.error === undefined ? undefined : wordsFor(answer.error));
    if (answer.data !== undefined) onSignedIn(answer.data, link?.purpose ?? 'reset');
  }
  if (problemOf(error)?.code === 'AccountLinkInvalid') return <p role="alert">{worthless}</p>;
  if (error !== undefined && !isFetching) {
    return <FetchFault message="This link could not be checked." onRetry={() => void refetch()} />;
  }
  if (link === undefined) return <p role="status">Loading...</p>;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <p>
        {link.purpose === 'invitation' ? 'You were invited as ' : 'Choose a new password for '}
        <strong>{link.username}</strong>. This link works once.
      </p>
      <p role="alert" data-slot={fault === undefined ? undefined : 'field-error'}>
        {fault}
      </p>
      {/* Password managers store the password under this username. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={link.username}
        readOnly
        hidden
      />
      <Field label="Password" hint="At least 8 characters; longer is better." required>
        <TextInput
          type="password"
          name="password"
          autoComplete="new-password"
          maxLength={256}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? 'Saving...' : 'Choose password and sign in'}
      </Button>
    </form>
  );
}

const worthless = 'This link is no longer valid. Ask the owner for a new one.';

function wordsFor(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === 'AccountLinkInvalid') return worthless;
  return problem?.errors?.[0]?.message ?? 'Failed to sign in. Please try again.';
}

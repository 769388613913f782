import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useAskForPasswordMutation } from './session-api.ts';

/** A person who forgot the password asks for a link. The answer is the same if there is no such account. */
export function LostPasswordForm({ onBack }: { onBack: () => void }) {
  const [ask, { isLoading, isSuccess }] = useAskForPasswordMutation();
  const [login, setLogin] = useState('');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // This form replaces the form with the pressed button, so it must take the focus.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  async function submit() {
    if (login.trim() === '') {
      setFault('Please fill in all fields');
      return;
    }
    const { error } = await ask(login.trim());
    setFault(error === undefined ? undefined : wordsFor(error));
  }
  const back = (
    <Button kind="quiet" onClick={onBack}>
      Back to sign in
    </Button>
  );
  if (isSuccess) {
    return (
      <div className="stack">
        <p role="status">
          If this account exists and has an e-mail address, a link for a new password is on its way.
          It works for an hour.
        </p>
        <p>No e-mail? Look in the spam folder, or ask an owner for a link.</p>
        {back}
      </div>
    );
  }
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <p role="alert" data-slot={fault === undefined ? undefined : 'field-error'}>
        {fault}
      </p>
      <Field label="Username or e-mail address" required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={login}
          onChange={(event) => {
            setLogin(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? 'Sending...' : 'Send a link'}
      </Button>
      {back}
    </form>
  );
}

function wordsFor(error: unknown): string {
  const problem = problemOf(error);
  return problem?.code === 'TooManyRequests'
    ? problem.title
    : 'The link could not be requested. Please try again.';
}

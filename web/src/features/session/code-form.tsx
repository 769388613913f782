import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';

export type CodeFormProps = {
  isBusy: boolean;
  fault: string | undefined;
  onSubmit: (code: string) => Promise<void>;
  /** Returns to the form for the username. */
  onBack: () => void;
};

/** Asks for the code that the account needs in addition to its password. */
export function CodeForm({ isBusy, fault, onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // This form replaces the form with the pressed button, so it must take the focus.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit(code);
      }}
    >
      <p role="alert" data-slot={fault === undefined ? undefined : 'field-error'}>
        {fault}
      </p>
      <Field
        label="Code"
        hint="The six digits your authenticator app shows, or one of your recovery codes."
        required
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        Use another account
      </Button>
    </form>
  );
}

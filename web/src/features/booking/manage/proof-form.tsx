import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useProof } from './use-proof.ts';

/** The id of the only field. */
export const proofEmailId = 'own-proof-email';

export type ProofFormProps = {
  reference: string;
  /** Why the proof is needed. */
  lead: string;
  onProven: () => void;
};

/** Asks for the e-mail address of the booking, as the proof that it belongs to the traveller. */
export function ProofForm({ reference, lead, onProven }: ProofFormProps) {
  const [give, isBusy] = useProof(reference);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    if (email.trim() === '') {
      setError('Enter your e-mail');
      return;
    }
    const outcome = await give({ email: email.trim() });
    if (outcome?.kind === 'proven') onProven();
    else if (outcome !== undefined) setError(outcome.words);
  }
  return (
    <form
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{lead}</p>
      <Field id={proofEmailId} label="E-mail" required error={error}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value);
          }}
        />
      </Field>
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <Button type="submit" kind="ink" aria-disabled={isBusy}>
        {isBusy ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  );
}

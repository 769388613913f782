import { ProofForm, type ProofFormProps } from '../manage/proof-form.tsx';

/** Asks for the proof that the booking is the traveller's, before its review is shown. */
export function AskForProof(props: ProofFormProps) {
  return (
    <div data-slot="own-ticket">
      <h2>Is this your booking?</h2>
      <ProofForm {...props} />
    </div>
  );
}

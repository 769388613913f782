import { useEffect, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { askForPasswordWith } from '../../shared/api/ask-for-password.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { ProofFields, missingProof, noProof } from '../../shared/console/proof-fields.tsx';
import { useConfirmPasswordMutation } from './session-api.ts';
import { useSession } from './use-session.ts';

interface Question {
  readonly answer: (isGiven: boolean) => void;
}

/** The dialog that opens when the API asks for the password again. Then the request is repeated. */
export function PasswordQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(
    () =>
      askForPasswordWith(
        () =>
          new Promise((resolve) => {
            setQuestion({ answer: resolve });
          }),
      ),
    [],
  );
  if (question === null) return null;
  return (
    <OpenQuestion
      onAnswer={(isGiven) => {
        question.answer(isGiven);
        setQuestion(null);
      }}
    />
  );
}

function OpenQuestion({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const hasTotp = useSession().data?.user?.hasTotp ?? false;
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const [proof, setProof] = useState(noProof);
  return (
    <FormDialog
      isOpen
      onClose={() => {
        onAnswer(false);
      }}
      title="Enter your password"
      submitLabel="Continue"
      busyLabel="Checking..."
      isBusy={isLoading}
      onSubmit={async () => {
        const missing = missingProof(proof, hasTotp);
        if (missing !== undefined) return [missing];
        const { error } = await confirm(proof);
        if (error !== undefined) {
          return [
            { message: messageOf(error, 'Your password could not be checked. Please try again.') },
          ];
        }
        onAnswer(true);
        return [];
      }}
    >
      <p>
        Please enter your password, so that nobody else can do this on your device. We will not ask
        again for 15 minutes.
      </p>
      <ProofFields hasTotp={hasTotp} proof={proof} onProof={setProof} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';
import { useRenewRecoveryCodesMutation, useTurnTotpOffMutation } from './own-account-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

export type TotpChangesProps = {
  needsTotp: boolean;
  onCodes: (codes: readonly string[]) => void;
};

/** The actions while codes are on. Each needs the password. */
export function TotpChanges({ needsTotp, onCodes }: TotpChangesProps) {
  const [asked, setAsked] = useState<'renew' | 'turn-off' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <div data-slot="own-account-form">
      <div data-part="buttons">
        <Button
          kind="quiet"
          onClick={() => {
            setAsked('renew');
          }}
        >
          New recovery codes
        </Button>
        {!needsTotp && (
          <Button
            kind="quiet"
            onClick={() => {
              setAsked('turn-off');
            }}
          >
            Turn codes off
          </Button>
        )}
      </div>
      <RenewDialog isOpen={asked === 'renew'} onClose={close} onCodes={onCodes} />
      <TurnOffDialog isOpen={asked === 'turn-off'} onClose={close} />
    </div>
  );
}

const otherwise = 'This could not be done. Please try again.';

type QuestionProps = { isOpen: boolean; onClose: () => void };

function RenewDialog(props: QuestionProps & { onCodes: (codes: readonly string[]) => void }) {
  const { onCodes, ...question } = props;
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  return (
    <PasswordDialog
      {...question}
      title="New recovery codes?"
      submitLabel="Make new codes"
      isBusy={isLoading}
      hasTotp
      onProof={async (proof) => {
        const { data, error } = await renew(proof);
        if (data === undefined) return messageOf(error, otherwise);
        onCodes(data.recoveryCodes);
        return undefined;
      }}
    >
      Your old codes stop working.
    </PasswordDialog>
  );
}

function TurnOffDialog(question: QuestionProps) {
  const [turnOff, { isLoading }] = useTurnTotpOffMutation();
  return (
    <PasswordDialog
      {...question}
      title="Turn codes off?"
      submitLabel="Turn off"
      isGrave
      isBusy={isLoading}
      hasTotp
      onProof={async (proof) => {
        const { error } = await turnOff(proof);
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      Then you need only your password to sign in.
    </PasswordDialog>
  );
}

import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import {
  missingProof,
  noProof,
  type Proof,
  ProofFields,
} from '../../shared/console/proof-fields.tsx';

export type PasswordDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  isBusy: boolean;
  isGrave?: boolean;
  /** Whether the dialog asks for a code too. */
  hasTotp?: boolean;
  /** Returns the error message; undefined after success, which closes the dialog. */
  onProof: (proof: Proof) => Promise<string | undefined>;
  /** The effect of the action. */
  children: ReactNode;
};

/** Asks for the password before an action that must not be possible from an unattended screen. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { onProof, hasTotp = false, children, ...dialog } = props;
  const [proof, setProof] = useState(noProof);
  return (
    <FormDialog
      {...dialog}
      onSubmit={async () => {
        const missing = missingProof(proof, hasTotp);
        if (missing !== undefined) return [missing];
        const fault = await onProof(proof);
        if (fault !== undefined) return [{ message: fault }];
        setProof(noProof);
        dialog.onClose();
        return [];
      }}
    >
      <p>{children}</p>
      <ProofFields hasTotp={hasTotp} proof={proof} onProof={setProof} />
    </FormDialog>
  );
}

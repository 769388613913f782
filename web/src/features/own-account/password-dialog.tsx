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
  /** Whether a code is asked for too. */
  hasTotp?: boolean;
  /** Answers what went wrong, in words; undefined when it is done, and then closes itself. */
  onProof: (proof: Proof) => Promise<string | undefined>;
  /** What will happen, before it does. */
  children: ReactNode;
};

/** Asks for the password before something is done that an open screen alone should not allow. */
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

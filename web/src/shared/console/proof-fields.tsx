import type { FormError } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** What a person enters to confirm who they are. */
export interface Proof {
  readonly password: string;
  /** From the authenticator app, or a recovery code; undefined where the account has neither. */
  readonly code?: string;
}

export const noProof: Proof = { password: '' };

/** Fixed ids are enough: only one form asks for them at a time. */
const passwordId = 'proof-password';
const codeId = 'proof-code';

/** Returns the error of the first empty field; undefined where all are filled in. */
export function missingProof({ password, code = '' }: Proof, hasTotp: boolean) {
  const message = 'Please fill in all fields';
  const missing: FormError | undefined =
    password === ''
      ? { fieldId: passwordId, message }
      : hasTotp && code.trim() === ''
        ? { fieldId: codeId, message }
        : undefined;
  return missing;
}

export type ProofFieldsProps = {
  /** Whether the account has a second factor and must also enter a code. */
  hasTotp: boolean;
  proof: Proof;
  onProof: (proof: Proof) => void;
};

/** Fields for the account's password, and for a code where it has a second factor. */
export function ProofFields({ hasTotp, proof, onProof }: ProofFieldsProps) {
  return (
    <>
      <Field id={passwordId} label="Your password" required>
        <TextInput
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={256}
          value={proof.password}
          onChange={({ currentTarget }) => {
            onProof({ ...proof, password: currentTarget.value });
          }}
        />
      </Field>
      {hasTotp && (
        <CodeField
          id={codeId}
          value={proof.code ?? ''}
          onCode={(code) => {
            onProof({ ...proof, code });
          }}
        />
      )}
    </>
  );
}

type CodeFieldProps = { id: string; value: string; onCode: (code: string) => void };

/** A field for a code of the authenticator app, or a recovery code. */
export function CodeField({ id, value, onCode }: CodeFieldProps) {
  return (
    <Field
      id={id}
      label="Code"
      hint="The six digits your authenticator app shows, or a recovery code. Each works once."
      required
    >
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={value}
        onChange={({ currentTarget }) => {
          onCode(currentTarget.value);
        }}
      />
    </Field>
  );
}

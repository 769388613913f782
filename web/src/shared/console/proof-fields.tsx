import type { FormError } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** The input with which a person confirms who they are. */
export interface Proof {
  readonly password: string;
  /** A code from the authenticator app, or a recovery code; undefined if the account needs no code. */
  readonly code?: string;
}

export const noProof: Proof = { password: '' };

/** Fixed ids are enough, because only one form asks for these values at a time. */
const passwordId = 'proof-password';
const codeId = 'proof-code';

/** Returns the error of the first empty field; undefined if all are filled in. */
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

/** Fields for the account's password, and for a code if the account has a second factor. */
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

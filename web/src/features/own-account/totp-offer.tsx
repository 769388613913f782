import type { TotpOfferView } from '@contracts/account/account-view.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../shared/ui/error-summary.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import './own-account.css';
import { useConfirmTotpMutation } from './own-account-api.ts';

/** The drawing of the QR code is loaded when it is needed. */
const TotpPicture = lazy(async () => ({
  default: (await import('./totp-picture.tsx')).TotpPicture,
}));

export type TotpOfferProps = {
  offer: TotpOfferView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
};

/** Shows the secret for an authenticator app, and asks for the first code. */
export function TotpOffer({ offer, onConfirmed, onBack }: TotpOfferProps) {
  const [confirm, { isLoading }] = useConfirmTotpMutation();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const codeField = useRef<HTMLInputElement>(null);

  // The button that asked for the secret has disappeared, so the focus would be lost.
  useEffect(() => {
    codeField.current?.focus();
  }, []);

  async function submit() {
    if (code.trim() === '') {
      setErrors([{ fieldId, message: 'Please fill in all fields' }]);
      return;
    }
    const { data, error } = await confirm(code);
    if (data === undefined) {
      setErrors([{ fieldId, message: messageOf(error, 'This could not be checked.') }]);
      return;
    }
    onConfirmed(data.recoveryCodes);
  }
  return (
    <div data-slot="totp-offer">
      <Suspense fallback={<div data-slot="totp-picture" />}>
        <TotpPicture url={offer.url} />
      </Suspense>
      <form
        data-slot="own-account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
      >
        <p>Scan the picture with your app, or type this secret into the app:</p>
        <p>
          <code>{inFours(offer.secret)}</code>
        </p>
        <ErrorSummary errors={errors} />
        <Field id={fieldId} label="Code that the app shows now" required>
          <TextInput
            ref={codeField}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
            }}
          />
        </Field>
        <div data-part="buttons">
          <Button type="submit" aria-disabled={isLoading}>
            {isLoading ? 'Checking...' : 'Turn codes on'}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </div>
  );
}

const fieldId = 'totp-code';

/** Splits the secret into groups of four letters, which are easier to type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

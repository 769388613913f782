import { type SubmitEvent, useState } from 'react';
import { problemOf } from '../../../shared/api/problem.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../../shared/ui/error-summary.tsx';
import { WithoutScript } from '../without-script.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import './find-booking.css';
import './own-form.css';
import { LostReference } from './lost-reference.tsx';
import { useProveOwnBookingMutation } from './own-booking-api.ts';
import { textIn } from './text-in.ts';
import { tooManyWords } from './own-booking-fault.ts';
import { useSendsEmail } from '../../../shared/site/use-sends-email.ts';
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts';

const ids = { reference: 'find-reference', email: 'find-email' } as const;

export type FindBookingProps = {
  /** Called when this browser may see the whole booking, so that it can be opened. */
  onFound: (reference: string) => void;
};

/** Opens a booking by its reference and e-mail address, and mails lost references. */
export function FindBooking({ onFound }: FindBookingProps) {
  return (
    <div data-slot="find-booking">
      <FindForm onFound={onFound} />
      <LostReference />
    </div>
  );
}

function FindForm({ onFound }: FindBookingProps) {
  const [prove, { isLoading: isBusy }] = useProveOwnBookingMutation();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const sendsEmail = useSendsEmail();
  const isHydrated = useIsHydrated(); // before that, the button would send the form without this script
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  async function find(form: HTMLFormElement) {
    const reference = textIn(form, 'reference');
    const email = textIn(form, 'email');
    const missing = [
      ...(reference === '' ? [{ fieldId: ids.reference, message: 'Enter your reference' }] : []),
      ...(email === '' ? [{ fieldId: ids.email, message: 'Enter your e-mail' }] : []),
    ];
    if (missing.length > 0) {
      setErrors(missing);
      return;
    }
    const { error } = await prove({ reference, proof: { email } });
    if (error === undefined) onFound(reference);
    else setErrors([errorOfAnswer(error)]);
  }
  return (
    <form
      data-slot="own-form"
      method="post"
      noValidate
      aria-labelledby="find-title"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void find(event.currentTarget);
      }}
    >
      <h2 id="find-title">Your reference and e-mail</h2>
      <WithoutScript>
        This form needs JavaScript. Without it, call or write to us: we find your booking by its
        reference.
      </WithoutScript>
      <ErrorSummary errors={errors} />
      <Field
        id={ids.reference}
        label="Booking reference"
        required
        hint={`ZBL- and eight digits${sendsEmail ? ', as in your e-mail' : ''}.`}
        error={errorOf(ids.reference)}
      >
        <TextInput name="reference" autoComplete="off" maxLength={40} placeholder="ZBL-…" />
      </Field>
      <Field
        id={ids.email}
        label="E-mail"
        required
        hint="The e-mail address you booked with."
        error={errorOf(ids.email)}
      >
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Button type="submit" aria-disabled={isBusy} disabled={!isHydrated}>
        {isBusy ? 'Looking...' : 'Open my booking'}
      </Button>
    </form>
  );
}

function errorOfAnswer(error: unknown): FormError {
  const problem = problemOf(error);
  if (problem === undefined || problem.status >= 500) {
    return { message: 'We got no answer. Please try again.' };
  }
  const { code, title, errors = [] } = problem;
  if (code === 'InvalidReference') return { fieldId: ids.reference, message: title };
  if (code === 'TooManyRequests') return { message: tooManyWords(error, problem) };
  const [fault] = errors;
  return fault === undefined ? { message: title } : { fieldId: ids.email, message: fault.message };
}

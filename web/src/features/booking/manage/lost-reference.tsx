import { type SubmitEvent, useState } from 'react';
import { problemOf } from '../../../shared/api/problem.ts';
import { useSendsEmail } from '../../../shared/site/use-sends-email.ts';
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useMailReferencesMutation } from './own-booking-api.ts';
import { textIn } from './text-in.ts';
import { tooManyWords } from './own-booking-fault.ts';

/** The answer is the same for every address, so that it does not show who has booked. */
const sent =
  'If bookings were made with this address, their references are on the way to it. If no e-mail arrives within a few minutes, look in the spam folder or ask us.';

/** Helps travellers who lost their booking references. Without a mail server, they can only ask. */
export function LostReference() {
  const sendsEmail = useSendsEmail();
  return (
    <details data-slot="lost-reference">
      <summary>
        <span>Lost your reference?</span>
        <Glyph name="down" size={16} />
      </summary>
      {sendsEmail ? <ReferencesByEmail /> : <AskForReference />}
    </details>
  );
}

function AskForReference() {
  return (
    <div data-slot="own-form">
      <p>Tell us the name of the booking and the day of the tour, and we look for it.</p>
      <LinkButton kind="ink" to="/contact">
        Ask for my reference
      </LinkButton>
    </div>
  );
}

/** Mails their booking references to travellers. */
function ReferencesByEmail() {
  const [mail, { isLoading: isBusy }] = useMailReferencesMutation();
  const [told, setTold] = useState('');
  const [error, setError] = useState<string>();
  const isHydrated = useIsHydrated();

  async function send(form: HTMLFormElement) {
    const email = textIn(form, 'email');
    setTold('');
    if (email === '') {
      setError('Enter your e-mail');
      return;
    }
    const answer = await mail(email);
    setError(answer.error === undefined ? undefined : errorOf(answer.error));
    if (answer.error === undefined) setTold(sent);
  }
  return (
    <form
      data-slot="own-form"
      method="post"
      noValidate
      aria-label="Lost your reference?"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      <p>Give us the e-mail address you booked with, and we send your references to it.</p>
      <Field id="lost-email" label="E-mail" required error={error}>
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Button type="submit" kind="ink" aria-disabled={isBusy} disabled={!isHydrated}>
        {isBusy ? 'Sending...' : 'Send my references'}
      </Button>
      <p role="status" data-slot="lost-sent">
        {told}
      </p>
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
    </form>
  );
}

function errorOf(error: unknown): string {
  const problem = problemOf(error);
  if (problem === undefined || problem.status >= 500) return 'We got no answer. Please try again.';
  if (problem.code === 'TooManyRequests') return tooManyWords(error, problem);
  return problem.errors?.[0]?.message ?? problem.title;
}

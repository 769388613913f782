import { contactLimits } from '@contracts/contact/contact-message.ts';
import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useSendMessageMutation } from './contact-api.ts';
import './contact-form.css';
import { faultsIn, type MessageError, type MessageField, messageIn } from './message-fields.ts';
import { useIsHydrated } from '../../shared/ui/use-is-hydrated.ts';
import { sendFaultOf } from './send-fault.ts';

const ids = {
  name: 'contact-name',
  email: 'contact-email',
  message: 'contact-message',
} as const satisfies Readonly<Record<MessageField, string>>;

/**
 * A form to write to the operator. The text is in the inputs and not in React's state. So visitors can type
 * before React hydrates the page, and the text is kept after errors.
 */
export function ContactForm() {
  const [answerTo, setAnswerTo] = useState<string>();
  return answerTo === undefined ? (
    <Form onSent={setAnswerTo} />
  ) : (
    <Sent
      answerTo={answerTo}
      onAnother={() => {
        setAnswerTo(undefined);
      }}
    />
  );
}

function Form({ onSent }: { onSent: (answerTo: string) => void }) {
  const [send, isSending] = useCommand(useSendMessageMutation());
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<readonly MessageError[]>([]);
  const summary = useMemo(() => summaryOf(errors), [errors]); // a new list takes the focus

  async function submit(form: HTMLFormElement) {
    const message = messageIn(form);
    const faults = faultsIn(message);
    if (faults.length > 0) {
      setErrors(faults);
      return;
    }
    const { error } = await send(message);
    if (error === undefined) onSent(message.email);
    else setErrors(sendFaultOf(error));
  }
  return (
    <form
      data-slot="contact-form"
      method="post"
      noValidate
      aria-labelledby="contact-write"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <h2 id="contact-write">Write to us</h2>
      <noscript>
        <p data-slot="contact-note">
          This form needs JavaScript. Without it, write an e-mail or call: both are on this page.
        </p>
      </noscript>
      <ErrorSummary errors={summary} />
      <Inputs errors={errors} />
      <Button type="submit" kind="ink" disabled={isSending || !isHydrated}>
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}

function Inputs({ errors }: { errors: readonly MessageError[] }) {
  const errorOf = (field: MessageField) => errors.find((error) => error.field === field)?.message;
  return (
    <>
      <div data-slot="field-pair">
        <Field id={ids.name} label="Name" required error={errorOf('name')}>
          <TextInput name="name" autoComplete="name" maxLength={contactLimits.name} />
        </Field>
        <Field id={ids.email} label="E-mail" required error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
          />
        </Field>
      </div>
      <Field
        id={ids.message}
        label="Message"
        required
        hint="The day, how many of you, and where you will stay, if you know."
        error={errorOf('message')}
      >
        <TextArea name="message" maxLength={contactLimits.message} rows={6} />
      </Field>
    </>
  );
}

function Sent({ answerTo, onAnother }: { answerTo: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section data-slot="contact-sent" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        We have your message
      </h2>
      <p>
        It is stored safely. We answer to <strong>{answerTo}</strong>.
      </p>
      <p>
        <Button kind="quiet" onClick={onAnother}>
          Write another
        </Button>
      </p>
    </section>
  );
}

function summaryOf(errors: readonly MessageError[]) {
  return errors.map(({ field, message }) =>
    field === undefined ? { message } : { fieldId: ids[field], message },
  );
}

import { contactLimits } from '@contracts/contact/contact-message.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { lastDay, today } from '../../shared/dates/today.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useSendMessageMutation } from './contact-api.ts';
import { type GroupField, groupFaults, groupFields, groupMessage } from './group-request.ts';
import { textsIn } from './message-fields.ts';
import { sendFaultOf } from './send-fault.ts';

export type GroupQuoteProps = {
  tourTitle: string;
  maxGuests: number;
  /** The chosen day; null if there is none. */
  date: string | null;
};

/** The form that asks the operator for the price of a large party. */
export function GroupQuoteForm({ tourTitle, maxGuests, date }: GroupQuoteProps) {
  const id = useId();
  const [send, isSending] = useCommand(useSendMessageMutation());
  const [day, setDay] = useState(date ?? '');
  const [faults, setFaults] = useState<Readonly<Partial<Record<GroupField, string>>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [answerTo, setAnswerTo] = useState<string>();

  async function submit(form: HTMLFormElement) {
    const request = textsIn(form, groupFields);
    const found = groupFaults(request);
    setFaults(found);
    setRefusal(undefined);
    const [first] = groupFields.filter((field) => found[field] !== undefined);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const { error } = await send(groupMessage(tourTitle, request));
    if (error === undefined) setAnswerTo(request.email);
    else setRefusal(sendFaultOf(error)[0]?.message);
  }
  if (answerTo !== undefined) return <Sent answerTo={answerTo} />;
  const field = (name: GroupField) => ({ id: `${id}-${name}`, error: faults[name] });
  return (
    <form
      className="stack"
      noValidate
      aria-label="Group quote"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p>
        {tourTitle} takes up to {maxGuests} travellers. For more, we find a date and a price for
        you.
      </p>
      {refusal !== undefined && (
        <p role="alert" data-slot="field-error">
          {refusal}
        </p>
      )}
      <Field {...field('name')} label="Name" required>
        <TextInput name="name" autoComplete="name" maxLength={contactLimits.name} />
      </Field>
      <Field {...field('email')} label="E-mail" required>
        <TextInput name="email" type="email" autoComplete="email" maxLength={contactLimits.email} />
      </Field>
      <Field {...field('phone')} label="Phone" required>
        <TextInput name="phone" type="tel" autoComplete="tel" maxLength={50} />
      </Field>
      <Field {...field('size')} label="Travellers" required>
        <TextInput name="size" inputMode="numeric" maxLength={4} />
      </Field>
      <Field {...field('date')} label="Date">
        <DateInput name="date" value={day} min={today()} max={lastDay()} onChange={setDay} />
      </Field>
      <Field {...field('message')} label="Message (optional)">
        <TextArea name="message" maxLength={2000} rows={3} />
      </Field>
      <Button type="submit" kind="ink" disabled={isSending}>
        {isSending ? 'Sending...' : 'Ask for a quote'}
      </Button>
    </form>
  );
}

function Sent({ answerTo }: { answerTo: string }) {
  return (
    <p role="status">
      We have your request. We send you a price at <strong>{answerTo}</strong>.
    </p>
  );
}

import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { contactLimits } from '@contracts/contact/contact-message.ts';
import { useState } from 'react';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { useHasMailServer } from '../../shared/console/mail-state.ts';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { useGetMessageQuery } from './admin-messages-api.ts';
import { GivenAnswers } from './given-answers.tsx';
import './messages.css';
import { useMessageCommand } from './use-message-command.ts';

export type AnswerDialogProps = {
  /** The message as it was when staff began the answer. */
  message: AdminMessageView;
  /** The name of the draft. */
  form: string;
  onClose: () => void;
};

const fieldId = 'message-answer';
const missing = 'Write the answer';

/** Asks for the answer to a message. */
export function AnswerDialog({ message, form, onClose }: AnswerDialogProps) {
  const { content: text, change } = useDraft(form, '');
  const [isMissing, setIsMissing] = useState(false);
  const { send, isBusy } = useMessageCommand(message, fieldId);
  // A colleague may answer while the dialog is open. The list shows no changes until it closes.
  const { currentData: current = message } = useGetMessageQuery(message.id);
  const hasMailServer = useHasMailServer();

  async function submit() {
    const isBlank = text.trim() === '';
    setIsMissing(isBlank);
    if (isBlank) return [{ fieldId, message: missing }];
    const errors = await send({ kind: 'answer', text: text.trim() });
    if (errors.length === 0) onClose();
    return errors;
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Answer ${message.name ?? 'the message'}`}
      submitLabel={hasMailServer ? 'Send answer' : 'Save answer'}
      busyLabel={hasMailServer ? 'Sending...' : 'Saving...'}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <blockquote data-slot="message-text">{message.message}</blockquote>
      <div data-slot="given-answers" role="status" aria-atomic="false">
        <p>
          {hasMailServer
            ? `${message.email ?? ''} gets your answer by e-mail, with the message below it. After that, the message no longer counts as waiting.`
            : 'No mail server is set up, so nobody gets your answer: it is only stored here. Write to the address or call instead.'}
        </p>
        <GivenAnswers answers={current.answers} />
      </div>
      <Field id={fieldId} label="Answer" required error={isMissing ? missing : undefined}>
        <TextArea
          rows={7}
          maxLength={contactLimits.answer}
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}

import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { useState } from 'react';
import { forgetDraft } from '../../shared/console/drafts/kept-drafts.ts';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../shared/ui/error-summary.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { useMessageCommand } from './use-message-command.ts';

/** The buttons with which staff settle a message; none for accounts that only read. */
export function MessageActions({ message }: { message: AdminMessageView }) {
  const { id: accountId, canChange } = useStaff();
  /** The message as it was when staff began the answer. So a later answer of a colleague is noticed. */
  const [answered, setAnswered] = useState<AdminMessageView>();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const { send, isBusy } = useMessageCommand(message);
  const { id, status, name, isErased = false, answers } = message;
  const canAnswer = canChange && !isErased;
  const scope = `message/${id}/`;
  useReopened(canAnswer ? scope : undefined, () => {
    setAnswered(message);
  });
  if (!canChange) return null;
  const settle = async (kind: 'closing' | 'reopening') => {
    if (!isBusy) setErrors(await send({ kind }));
  };
  return (
    <>
      <ErrorSummary errors={errors} />
      <div data-part="actions">
        {canAnswer && (
          <Button
            kind={status === 'open' ? 'primary' : 'quiet'}
            aria-label={name === undefined ? 'Answer the message' : `Answer ${name}`}
            onClick={() => {
              setAnswered(message);
            }}
          >
            {answers.length === 0 ? 'Answer' : 'Answer again'}
          </Button>
        )}
        {status === 'open' && (
          <Button
            kind="quiet"
            aria-label={name === undefined ? 'Close the message' : `Close the message of ${name}`}
            aria-disabled={isBusy}
            onClick={() => void settle('closing')}
          >
            Close
          </Button>
        )}
        {status === 'closed' && !isErased && (
          <Button kind="quiet" aria-disabled={isBusy} onClick={() => void settle('reopening')}>
            Open again
          </Button>
        )}
      </div>
      {answered !== undefined && (
        <AnswerDialog
          message={answered}
          form={`${scope}answer`}
          onClose={() => {
            forgetDraft({ accountId, form: `${scope}answer` });
            setAnswered(undefined);
          }}
        />
      )}
    </>
  );
}

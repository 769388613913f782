import type { AdminReviewView } from '@contracts/review/review-view.ts';
import { reviewLimits } from '@contracts/review/review-limits.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import type { ReviewAct } from './admin-reviews-api.ts';
import { useReviewCommand } from './use-review-command.ts';

export const reviewQuestions = ['reject', 'reply', 'remove-reply'] as const;
export type ReviewQuestion = (typeof reviewQuestions)[number];

export type ReviewDialogProps = {
  question: ReviewQuestion;
  review: AdminReviewView;
  /** The name of the draft. */
  form: string;
  onClose: () => void;
};

interface Words {
  readonly title: string;
  readonly submitLabel: string;
  readonly lead: string;
  /** Absent if the dialog asks for no text. */
  readonly field?: {
    readonly label: string;
    readonly hint: string;
    readonly missing: string;
    readonly max: number;
  };
}

const questions: Readonly<Record<ReviewQuestion, Words>> = {
  reject: {
    title: 'Reject this review?',
    submitLabel: 'Reject',
    lead: 'Only the traveller who wrote the review can then see it, and its stars do not count. You can publish it later.',
    field: {
      label: 'Reason',
      hint: 'The traveller sees the reason. It is also shown in the history.',
      missing: 'Say why the review is not shown',
      max: reviewLimits.reasonLengthMax,
    },
  },
  reply: {
    title: 'Reply to this review',
    submitLabel: 'Save reply',
    lead: 'Everyone sees your reply below the review, as soon as the review is published.',
    field: {
      label: 'Reply',
      hint: 'Do not name the traveller or the booking: the reply is public.',
      missing: 'Write the reply',
      max: reviewLimits.replyLengthMax,
    },
  },
  'remove-reply': {
    title: 'Remove your reply?',
    submitLabel: 'Remove reply',
    lead: 'The review stays as it is. You can reply again.',
  },
};

const fieldId = 'review-answer';

/** Asks for the reason of a rejection, for a reply, or for confirmation before a reply is removed. */
export function ReviewDialog({ question, review, form, onClose }: ReviewDialogProps) {
  const { title, submitLabel, lead, field } = questions[question];
  const { content: text, change } = useDraft(form, presentText(question, review));
  const [isMissing, setIsMissing] = useState(false);
  const { send, isBusy, conflict } = useReviewCommand(review);

  async function submit() {
    const missing = field !== undefined && text.trim() === '';
    setIsMissing(missing);
    return missing
      ? [{ fieldId, message: field.missing }]
      : await send(actOf(question, text.trim()), onClose);
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      hasButtons={conflict === null}
      onSubmit={submit}
    >
      <p>{lead}</p>
      {field !== undefined && (
        <Field
          id={fieldId}
          label={field.label}
          hint={field.hint}
          required
          error={isMissing ? field.missing : undefined}
        >
          <TextArea
            rows={question === 'reply' ? 5 : 3}
            maxLength={field.max}
            value={text}
            onChange={({ currentTarget }) => {
              change(currentTarget.value);
            }}
          />
        </Field>
      )}
      {conflict !== null && (
        <ConflictNotice
          changes={conflict}
          anywayLabel={`${submitLabel} anyway`}
          onLeave={onClose}
        />
      )}
    </FormDialog>
  );
}

function presentText(question: ReviewQuestion, { reason, reply }: AdminReviewView): string {
  return (question === 'reject' ? reason : reply?.text) ?? '';
}

function actOf(question: ReviewQuestion, text: string): ReviewAct {
  switch (question) {
    case 'reject':
      return { kind: 'reject', reason: text };
    case 'reply':
      return { kind: 'reply', text };
    case 'remove-reply':
      return { kind: 'reply', text: '' };
  }
}

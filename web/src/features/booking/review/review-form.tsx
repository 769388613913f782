import type { OwnReviewView, WriteReviewRequest } from '@contracts/review/review-view.ts';
import { reviewLimits } from '@contracts/review/review-limits.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { nothingWrong } from '../manage/own-booking-fault.ts';
import { useWriteReviewMutation } from './own-review-api.ts';
import { StarChoice } from './star-choice.tsx';
import { type ReviewCommanding, useReviewFault } from './use-review-fault.ts';

const ids = { stars: 'review-stars', text: 'review-text', name: 'review-name' } as const;
const starsMissing = 'Choose one to five stars';
/** From this length on, screen readers announce how many characters are left. */
const fewLeft = 100;

export type ReviewFormProps = ReviewCommanding & {
  /** The review to change; undefined for a new one. */
  review: OwnReviewView | undefined;
  onDone: (words: string) => void;
  /** Closes the form without changing the review. */
  onKeep?: () => void;
};

/** Asks for stars, and optionally for a text and the name to show. */
export function ReviewForm({ review, onDone, onKeep, ...commanding }: ReviewFormProps) {
  const [stars, setStars] = useState(onKeep === undefined ? 0 : (review?.stars ?? 0));
  const [text, setText] = useState(review?.text ?? '');
  const [name, setName] = useState(review?.name ?? '');
  const [write, { isLoading: isBusy }] = useWriteReviewMutation();
  const { fault, setFault, refusedWith } = useReviewFault(
    { ...commanding, failed: 'Your review could not be sent' },
    ids,
  );
  const errorOf = (field: keyof typeof ids) =>
    fault.errors.find(({ fieldId }) => fieldId === ids[field])?.message;

  async function submit() {
    if (stars === 0) {
      setFault({ ...nothingWrong, errors: [{ fieldId: ids.stars, message: starsMissing }] });
      return;
    }
    const { error } = await write({
      reference: commanding.reference,
      review: requestOf(stars, text, name),
    });
    if (error !== undefined) refusedWith(error);
    else
      onDone(
        'Thank you. Our staff will read your review. Other people can see it only after they publish it.',
      );
  }
  return (
    <form
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary errors={fault.errors} />
      <StarChoice id={ids.stars} value={stars} onChange={setStars} error={errorOf('stars')} />
      <ReviewTextField value={text} onChange={setText} error={errorOf('text')} />
      <Field
        id={ids.name}
        label="Name to show (optional)"
        hint="Without a name we write “A traveller”."
        error={errorOf('name')}
      >
        <TextInput
          autoComplete="off"
          maxLength={reviewLimits.nameLengthMax}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
      </Field>
      <p className="text-small">
        Our staff read your review first; then everyone can see your stars, your text, the name you
        give here and the month of your tour.
      </p>
      <div data-part="buttons">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send review'}
        </Button>
        {onKeep !== undefined && (
          <Button kind="quiet" onClick={onKeep}>
            Leave it as it is
          </Button>
        )}
      </div>
    </form>
  );
}

type ReviewTextFieldProps = {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

function ReviewTextField({ value, onChange, error }: ReviewTextFieldProps) {
  const max = reviewLimits.textLengthMax;
  const left = max - value.length;
  return (
    <div data-slot="review-text-field">
      <Field
        id={ids.text}
        label="Your text (optional)"
        hint={`What should other travellers know? At most ${max.toLocaleString('en-US')} characters, no links.`}
        error={error}
      >
        <TextArea
          rows={6}
          maxLength={max}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      </Field>
      <span data-slot="review-count" aria-hidden="true">
        {value.length.toLocaleString('en-US')} of {max.toLocaleString('en-US')}
      </span>
      <VisuallyHidden role="status">
        {left <= fewLeft && `${String(left)} characters left`}
      </VisuallyHidden>
    </div>
  );
}

function requestOf(stars: number, text: string, name: string): WriteReviewRequest {
  return {
    stars,
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(name.trim() !== '' && { name: name.trim() }),
  };
}

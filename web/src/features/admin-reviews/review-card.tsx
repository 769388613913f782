import type { AdminReviewView } from '@contracts/review/review-view.ts';
import { useId, useState } from 'react';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { forgetDraft } from '../../shared/console/drafts/kept-drafts.ts';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import '../../shared/console/written-card.css';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { formatMonth } from '../../shared/dates/month.ts';
import { Stars } from '../../shared/reviews/stars.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../shared/ui/error-summary.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ReviewDialog, type ReviewQuestion, reviewQuestions } from './review-dialog.tsx';
import { statusNames, statusTones } from './review-words.ts';
import { useReviewCommand } from './use-review-command.ts';

export type ReviewCardProps = {
  review: AdminReviewView;
  /** In a list, the card names its tour and links to its screen. */
  isInList?: boolean;
};

/** A review with everything that staff need to decide about it, and their buttons. */
export function ReviewCard({ review, isInList = false }: ReviewCardProps) {
  const { reference, bookingNumber, tourTitle, status, month } = review;
  const headingId = useId();
  return (
    <article data-slot="written-card" aria-labelledby={headingId}>
      <div data-part="head">
        <h2 id={headingId}>
          {isInList ? tourTitle : `Travelled in ${formatMonth(month)}`}
          {isInList && <small> {formatMonth(month)}</small>}
        </h2>
        <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
      </div>
      <Written review={review} />
      <p data-part="links">
        <Link to={`/admin/bookings/${reference}`}>
          Booking <ReferenceCode>{reference}</ReferenceCode>
        </Link>
        {isInList && <Link to={`/admin/reviews/${String(bookingNumber)}`}>History</Link>}
      </p>
      <Decision review={review} />
    </article>
  );
}

/** The texts of the traveller and of staff. */
function Written({ review }: { review: AdminReviewView }) {
  const { stars, text, name, reason, reply, isErased = false, submittedAt, updatedAt } = review;
  return (
    <>
      <Stars count={stars} />
      {isErased && (
        <p>
          The person was erased: text, name, reason and reply are gone. The stars and the month
          stay.
        </p>
      )}
      {text !== undefined && <p data-slot="review-text">{text}</p>}
      {!isErased && text === undefined && review.status !== 'withdrawn' && (
        <p data-part="soft">Stars only, no text.</p>
      )}
      <p data-part="soft">
        {!isErased && `${name ?? 'No name to show'}, `}written {formatMoment(submittedAt)}
        {updatedAt !== submittedAt && `, last changed ${formatMoment(updatedAt)}`}
      </p>
      {reason !== undefined && (
        <p data-part="note">
          <strong>Reason</strong>
          <span data-slot="review-text">{reason}</span>
        </p>
      )}
      {reply !== undefined && (
        <p data-part="note">
          <strong>Our reply</strong>
          <span data-slot="review-text">{reply.text}</span>
        </p>
      )}
    </>
  );
}

/** The buttons of staff. Accounts that only read have no buttons, and a withdrawn review has none. */
function Decision({ review }: { review: AdminReviewView }) {
  const { id: accountId, canChange } = useStaff();
  const [question, setQuestion] = useState<ReviewQuestion>();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const { send, isBusy, conflict, forgetConflict } = useReviewCommand(review);
  const scope = `review/${review.reference}/`;
  useReopened(review.status === 'withdrawn' ? undefined : scope, (name) => {
    setQuestion(reviewQuestions.find((each) => each === name));
  });
  if (!canChange || review.status === 'withdrawn') return null;
  const { status, reply, isErased = false } = review;
  const publish = async () => {
    if (!isBusy) setErrors(await send({ kind: 'publish' }));
  };
  const asking = (next: ReviewQuestion) => () => {
    setQuestion(next);
  };
  return (
    <>
      <ErrorSummary errors={errors} />
      {conflict !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <ConflictNotice
            changes={conflict}
            anywayLabel="Publish it anyway"
            onLeave={forgetConflict}
          />
        </form>
      )}
      <div data-part="actions">
        {status !== 'published' && (
          <Button aria-disabled={isBusy} onClick={() => void publish()}>
            {isBusy ? 'Publishing...' : 'Publish'}
          </Button>
        )}
        <Button kind="quiet" onClick={asking('reject')}>
          {status === 'rejected' ? 'Change the reason' : 'Reject'}
        </Button>
        {!isErased && (
          <Button kind="quiet" onClick={asking('reply')}>
            {reply === undefined ? 'Reply' : 'Change reply'}
          </Button>
        )}
        {reply !== undefined && (
          <Button kind="quiet" onClick={asking('remove-reply')}>
            Remove reply
          </Button>
        )}
      </div>
      {question !== undefined && (
        <ReviewDialog
          question={question}
          review={review}
          form={scope + question}
          onClose={() => {
            forgetDraft({ accountId, form: scope + question });
            setQuestion(undefined);
          }}
        />
      )}
    </>
  );
}

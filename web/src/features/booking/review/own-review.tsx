import type { BookingReviewView } from '@contracts/review/review-view.ts';
import { useEffect, useRef, useState } from 'react';
import { formatMonth } from '../../../shared/dates/month.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ProofForm } from '../manage/proof-form.tsx';
import './own-review.css';
import { ReviewForm } from './review-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { WrittenReview } from './written-review.tsx';

export type OwnReviewProps = {
  /** The reference in the address. */
  reference: string;
  trip: BookingReviewView;
  /** Called after a refusal, because the review that is shown may be out of date. */
  onChanged: () => void;
};

/** The tour of a booking, and its review: the form, or the review that was written. */
export function OwnReview({ reference, trip, onChanged }: OwnReviewProps) {
  const { canWrite, review } = trip;
  const [isEditing, setIsEditing] = useState(false);
  const [asked, setAsked] = useState<'withdraw' | 'proof'>();
  const [done, setDone] = useState<string>();
  const isWritten = review !== undefined && review.status !== 'withdrawn';
  const hasForm = canWrite && (!isWritten || isEditing);
  const close = () => {
    setAsked(undefined);
  };
  const shared = {
    reference,
    onProofMissing: () => {
      setAsked('proof');
    },
    onDone: (words: string) => {
      setIsEditing(false);
      setAsked(undefined);
      setDone(words);
    },
    onRefused: onChanged,
  };
  return (
    <>
      <div data-slot="own-ticket">
        <Done words={done} />
        <Trip trip={trip} />
        {review !== undefined && !isEditing && (
          <WrittenReview
            review={review}
            canWrite={canWrite}
            onChange={() => {
              setDone(undefined);
              setIsEditing(true);
            }}
            onWithdraw={() => {
              setAsked('withdraw');
            }}
          />
        )}
        {review === undefined && !canWrite && <NotYet reference={reference} />}
        {hasForm && (
          <ReviewForm
            {...shared}
            review={review}
            {...(isEditing && {
              onKeep: () => {
                setIsEditing(false);
              },
            })}
          />
        )}
      </div>
      {asked === 'withdraw' && review !== undefined && (
        <WithdrawDialog {...shared} {...{ canWrite, review }} onClose={close} />
      )}
      {asked === 'proof' && (
        <Dialog isOpen onClose={close} title="Is this your booking?">
          <ProofForm
            reference={reference}
            lead="Please give the e-mail address of the booking again. What you wrote is kept."
            onProven={close}
          />
        </Dialog>
      )}
    </>
  );
}

function Trip({ trip: { tourTitle, month } }: { trip: BookingReviewView }) {
  return (
    <div className="lines">
      <h2>{tourTitle}</h2>
      <p>Travelled in {formatMonth(month)}</p>
    </div>
  );
}

/** Says which task was just finished. It gets the focus. */
function Done({ words }: { words: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words !== undefined) box.current?.focus();
  }, [words]);
  if (words === undefined) return null;
  return (
    <div ref={box} data-slot="own-outcome" role="group" aria-label="Done" tabIndex={-1}>
      <p>{words}</p>
    </div>
  );
}

/** Shown to travellers who were not checked in. */
function NotYet({ reference }: { reference: string }) {
  return (
    <div data-slot="review-note">
      <p>
        <strong>This tour cannot be reviewed yet.</strong> Travellers can review a tour after we
        checked them in on the day.
      </p>
      <p>
        Were you there? Then <Link to="/contact">write to us</Link>, and we correct it. Your booking
        is <Link to={`/manage-booking/${reference}`}>here</Link>.
      </p>
    </div>
  );
}

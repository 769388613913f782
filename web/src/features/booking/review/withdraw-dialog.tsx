import type { OwnReviewView } from '@contracts/review/review-view.ts';
import { formatMoment } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { useWithdrawReviewMutation } from './own-review-api.ts';
import { type ReviewCommanding, useReviewFault } from './use-review-fault.ts';

export type WithdrawDialogProps = ReviewCommanding & {
  review: OwnReviewView;
  canWrite: boolean;
  onDone: (words: string) => void;
  /** Keeps the review. */
  onClose: () => void;
};

/** Asks before a review is withdrawn. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { review, canWrite, onDone, onClose, ...commanding } = props;
  const [withdraw, { isLoading: isBusy }] = useWithdrawReviewMutation();
  const { fault, refusedWith } = useReviewFault({
    ...commanding,
    failed: 'Your review could not be withdrawn',
  });

  async function confirm() {
    const { error } = await withdraw(commanding.reference);
    if (error !== undefined) refusedWith(error);
    else onDone('Your review was withdrawn.');
  }
  return (
    <Dialog isOpen onClose={onClose} title="Withdraw your review?">
      <div data-slot="own-form">
        <ErrorSummary errors={fault.errors} />
        <p>
          After that, nobody can see your stars, your text or your name, and your stars no longer
          count.{' '}
          {canWrite
            ? `You can write a review again until ${formatMoment(review.changeableUntil)}, Zanzibar time.`
            : 'You cannot write a review of this booking again.'}
        </p>
        <div data-part="buttons">
          <Button kind="quiet" onClick={onClose}>
            Keep my review
          </Button>
          <Button
            kind="ink"
            data-grave
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void confirm();
            }}
          >
            {isBusy ? 'Withdrawing...' : 'Withdraw review'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

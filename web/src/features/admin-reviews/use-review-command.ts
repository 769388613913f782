import type { AdminReviewView } from '@contracts/review/review-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldErrors } from '../../shared/api/field-errors.ts';
import { problemOf } from '../../shared/api/problem.ts';
import type { Change } from '../../shared/console/change-list.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import {
  type ReviewAct,
  useChangeReviewMutation,
  useLazyGetAdminReviewQuery,
} from './admin-reviews-api.ts';

const failed = 'That did not work. Please try again.';

/** Sends a command of staff on the review that they read, and shows the changes that another person made meanwhile. */
export function useReviewCommand(review: AdminReviewView) {
  const { bookingNumber, reference } = review;
  const dispatch = useDispatch();
  const [change, { isLoading: isBusy }] = useChangeReviewMutation();
  const [readNow] = useLazyGetAdminReviewQuery();
  const [conflict, setConflict] = useState<readonly Change[] | null>(null);

  /**
   * Returns the error messages; none on success and if there is a conflict. If a conflict is already shown, the command
   * overrides the other person's changes.
   */
  async function send(act: ReviewAct, onDone?: () => void): Promise<readonly FormError[]> {
    const latest = conflict === null ? undefined : (await readNow(bookingNumber)).data;
    const { revision } = latest ?? review;
    const { error } = await change({ bookingNumber, revision, act });
    if (error === undefined) {
      setConflict(null);
      dispatch(toastRaised(`${doneWords(act)}: ${reference}`, 'ok'));
      onDone?.();
      return [];
    }
    const problem = problemOf(error);
    if (problem?.code === 'RevisionMismatch') {
      setConflict((problem.differences ?? []) as readonly Change[]);
      return [];
    }
    setConflict(null);
    return problem === undefined ? [{ message: failed }] : fieldErrors(problem, {});
  }
  const forgetConflict = () => {
    setConflict(null);
  };
  return { send, isBusy, conflict, forgetConflict };
}

function doneWords(act: ReviewAct): string {
  switch (act.kind) {
    case 'publish':
      return 'Review published';
    case 'reject':
      return 'Review rejected';
    case 'reply':
      return act.text === '' ? 'Reply removed' : 'Reply saved';
  }
}

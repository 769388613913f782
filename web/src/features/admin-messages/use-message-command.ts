import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { useDispatch } from 'react-redux';
import { fieldErrors } from '../../shared/api/field-errors.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import { type MessageAct, useChangeMessageMutation } from './admin-messages-api.ts';

const doneWords: Readonly<Record<MessageAct['kind'], string>> = {
  answer: 'Message answered',
  closing: 'Message closed',
  reopening: 'Message opened again',
};

/** Sends a command of staff on the message that they read. */
export function useMessageCommand({ id, revision }: AdminMessageView, textId?: string) {
  const dispatch = useDispatch();
  const [change, { isLoading: isBusy }] = useChangeMessageMutation();

  /** Returns what went wrong; empty on success. */
  async function send(act: MessageAct): Promise<readonly FormError[]> {
    const { error } = await change({ id, revision, act });
    if (error === undefined) {
      dispatch(toastRaised(doneWords[act.kind], 'ok'));
      return [];
    }
    const problem = problemOf(error);
    if (problem === undefined) return [{ message: 'That did not work. Please try again.' }];
    return problem.code === 'RevisionMismatch'
      ? [{ message: 'A colleague answered or closed this message meanwhile. Go back to see it.' }]
      : fieldErrors(problem, textId === undefined ? {} : { text: textId });
  }
  return { send, isBusy };
}

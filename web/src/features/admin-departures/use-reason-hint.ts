import { useHasMailServer } from '../../shared/console/mail-state.ts';

/** Says who sees the reason for a change of a whole departure. Without a mail server, nobody gets an e-mail. */
export function useReasonHint(): string {
  return useHasMailServer()
    ? 'Every traveller gets the reason by e-mail.'
    : 'It is shown in the history.';
}

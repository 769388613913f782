import type { LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { useDispatch } from 'react-redux';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import './account-list.css';

export type LinkDialogProps = { given: LinkedAccountAnswer | null; onClose: () => void };

/** Shows the one-time link that the owner hands over. It is shown only once. */
export function LinkDialog({ given, onClose }: LinkDialogProps) {
  const dispatch = useDispatch();
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      dispatch(toastRaised('Link copied', 'ok'));
    } catch {
      dispatch(
        toastRaised('It could not be copied. Select the link and copy it yourself.', 'error'),
      );
    }
  }
  return (
    <Dialog
      isOpen={given !== null}
      onClose={onClose}
      title={`A link for ${given?.username ?? 'nobody'}`}
    >
      {given !== null && (
        <div data-slot="given-link">
          <p>
            Give it to {given.username} yourself. It lets them choose a password, once
            {given.linkExpiresAt !== undefined && `, until ${formatMoment(given.linkExpiresAt)}`}.
            It is not shown again.
          </p>
          <p data-slot="one-time-link">{given.link}</p>
          <Button onClick={() => void copy(given.link)}>Copy link</Button>
          <Button kind="quiet" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </Dialog>
  );
}

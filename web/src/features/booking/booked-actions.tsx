import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

export type BookedActionsProps = {
  reference: string;
  /** Whether this browser has just made the booking. It may then get documents that name the traveller. */
  isOwn: boolean;
};

/** The reference to copy, the calendar file, and the link to the booking. */
export function BookedActions({ reference, isOwn }: BookedActionsProps) {
  const dispatch = useDispatch();

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      dispatch(toastRaised('Reference copied', 'ok'));
    } catch {
      // The browser did not give permission, or has no clipboard without HTTPS.
      dispatch(toastRaised('The reference could not be copied. Please write it down.'));
    }
  }
  return (
    <div data-slot="booked-actions">
      <Button kind="quiet" onClick={() => void copy()}>
        Copy reference
      </Button>
      {isOwn && (
        <DocumentLinkButton kind="quiet" href={`/api/bookings/${reference}/calendar.ics`} download>
          Add to calendar
        </DocumentLinkButton>
      )}
      <LinkButton kind="quiet" to={`/manage-booking/${reference}`}>
        Manage booking
      </LinkButton>
    </div>
  );
}

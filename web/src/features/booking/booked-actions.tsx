import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

export type BookedActionsProps = {
  reference: string;
  /** Whether it was booked in this browser just now: then it may have what names the traveller. */
  isOwn: boolean;
};

/** Takes a booking along: its reference, its day for a calendar, and the way back to it. */
export function BookedActions({ reference, isOwn }: BookedActionsProps) {
  const dispatch = useDispatch();

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      dispatch(toastRaised('Reference copied', 'ok'));
    } catch {
      // No permission, or no clipboard without https.
      dispatch(toastRaised('It could not be copied. Please write the reference down.'));
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

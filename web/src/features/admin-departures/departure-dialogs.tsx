import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../shared/api/use-command.ts';
import { MailCaveat } from '../../shared/console/mail-caveat.tsx';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { forgetDraft } from '../../shared/console/drafts/kept-drafts.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import {
  useCancelDepartureMutation,
  useCloseDepartureMutation,
  useReopenDepartureMutation,
} from './admin-departures-api.ts';
import { CapacityDialog } from './capacity-dialog.tsx';
import { NoteDialog } from './departure-note.tsx';
import { faultWords } from './departure-words.ts';
import type { DepartureDialogProps } from './departure-dialog-props.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useReasonHint } from './use-reason-hint.ts';
import { WithoutEmail } from './without-email.tsx';

export type DepartureAction = 'close' | 'reopen' | 'capacity' | 'note' | 'move' | 'cancel';

export type DepartureDialogsProps = {
  asked: DepartureAction | null;
  sheet: DaySheetView;
  onClose: () => void;
};

/** Asks before an action on a whole departure. */
export function DepartureDialogs({ asked, sheet, onClose }: DepartureDialogsProps) {
  const { id: accountId } = useStaff();
  const form = `departure/${sheet.id}/${asked ?? ''}`;
  const close = () => {
    forgetDraft({ accountId, form });
    onClose();
  };
  const dialog = { sheet, form, onClose: close };
  switch (asked) {
    case 'capacity':
      return <CapacityDialog {...dialog} />;
    case 'note':
      return <NoteDialog {...dialog} />;
    case 'move':
      return <MoveDialog {...dialog} />;
    case 'close':
      return <CloseDialog {...dialog} />;
    case 'reopen':
      return <ReopenDialog {...dialog} />;
    case 'cancel':
      return <CancelDialog {...dialog} />;
    case null:
      return null;
  }
}

/** Turns the result of a mutation into an error message for the dialog, or a toast on success. */
function useOutcome() {
  const dispatch = useDispatch();
  return ({ error }: { readonly error?: unknown }, done: string): string | undefined => {
    if (error !== undefined) return faultWords(error);
    dispatch(toastRaised(done, 'ok'));
    return undefined;
  };
}

function CloseDialog({ sheet, form, onClose }: DepartureDialogProps) {
  const [close, { isLoading }] = useCloseDepartureMutation();
  const outcome = useOutcome();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Close this departure?"
      confirmLabel="Close"
      busyLabel="Closing..."
      isBusy={isLoading}
      reason="optional"
      draft={form}
      reasonHint="Only staff see it."
      onConfirm={async (reason) => outcome(await close({ id: sheet.id, reason }), 'Closed')}
    >
      <p>It takes no more bookings. Existing bookings stay as they are.</p>
    </ConfirmDialog>
  );
}

function ReopenDialog({ sheet, onClose }: DepartureDialogProps) {
  const [reopen, { isLoading }] = useReopenDepartureMutation();
  const outcome = useOutcome();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Reopen this departure?"
      confirmLabel="Reopen"
      busyLabel="Reopening..."
      isBusy={isLoading}
      onConfirm={async () => outcome(await reopen(sheet.id), 'Reopened')}
    >
      <p>It takes bookings again while there are free seats.</p>
    </ConfirmDialog>
  );
}

function CancelDialog({ sheet, form, onClose }: DepartureDialogProps) {
  const [cancel, isBusy] = useCommand(useCancelDepartureMutation());
  const outcome = useOutcome();
  const { bookings, totals } = sheet;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Cancel the whole departure?"
      confirmLabel="Cancel all bookings"
      busyLabel="Cancelling..."
      isBusy={isBusy}
      isGrave
      reason="required"
      draft={form}
      reasonHint={useReasonHint()}
      onConfirm={async (reason) =>
        outcome(await cancel({ id: sheet.id, reason }), 'The departure is being cancelled')
      }
    >
      <p>
        {bookingsText(bookings.length)} with {travellersText(totals.guests)} will be cancelled free
        of charge, and each traveller gets one e-mail. The departure takes no more bookings.
      </p>
      <WithoutEmail bookings={bookings} />
      <MailCaveat />
    </ConfirmDialog>
  );
}

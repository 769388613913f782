import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MailCaveat } from '../../shared/console/mail-caveat.tsx';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useLazyGetAdminBookingQuery } from './admin-bookings-api.ts';
import { BookingBrief } from './booking-brief.tsx';
import {
  useCancelBookingMutation,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useEndMailedLinksMutation,
} from './booking-commands-api.ts';
import { commandFaultOf, type CommandFault } from './booking-fault.ts';
import { questions, type SimpleAction } from './question-words.ts';
import { ReasonFields, type ReasonGiven } from './reason-fields.tsx';
import { reasonOf } from './reason-of.ts';

export type BookingQuestionProps = {
  action: SimpleAction;
  booking: AdminBookingView;
  /** The name of the draft. */
  form: string;
  onClose: () => void;
};

/**
 * Asks staff before a booking is confirmed, declined or cancelled, or its links are disabled. If another person
 * changed the booking meanwhile, the dialog first shows these changes.
 */
export function BookingQuestion({ action, booking, form, onClose }: BookingQuestionProps) {
  const { title, confirmLabel, busyLabel, isGrave, hasReason, notifies, remark } =
    questions[action];
  const hasEmail = booking.customer?.email !== null;
  const { content: reason, change } = useDraft<ReasonGiven>(form, { text: '', isTold: false });
  const { carryOut, isBusy, conflict } = useCarryOut({ action, booking, onDone: onClose });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title(booking.reference)}
      submitLabel={confirmLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      isGrave={isGrave}
      hasButtons={conflict === null}
      onSubmit={async () => (await carryOut(reason)).errors}
    >
      <BookingBrief booking={booking} />
      {conflict === null ? (
        <>
          <p>{remark(booking)}</p>
          {notifies && hasEmail && <MailCaveat />}
          {hasReason && <ReasonFields reason={reason} canTell={hasEmail} onChange={change} />}
        </>
      ) : (
        <ConflictNotice
          changes={conflict}
          anywayLabel={`${confirmLabel} anyway`}
          onLeave={onClose}
        />
      )}
    </FormDialog>
  );
}

const nothingWrong: CommandFault = { errors: [], canOverride: false, conflict: null };

function useCarryOut(
  input: Omit<BookingQuestionProps, 'form' | 'onClose'> & { onDone: () => void },
) {
  const { action, booking, onDone } = input;
  const { done, failed } = questions[action];
  const dispatch = useDispatch();
  const [cancel, cancelling] = useCancelBookingMutation();
  const [confirm, confirming] = useConfirmBookingMutation();
  const [decline, declining] = useDeclineBookingMutation();
  const [endLinks, ending] = useEndMailedLinksMutation();
  const [readNow] = useLazyGetAdminBookingQuery();
  const [conflict, setConflict] = useState<CommandFault['conflict']>(null);

  async function carryOut(reason: ReasonGiven): Promise<CommandFault> {
    const { reference } = booking;
    const latest = conflict === null ? undefined : (await readNow(reference)).data;
    const seen = { reference, revision: (latest ?? booking).revision };
    const attempts = {
      cancel: () => cancel({ ...seen, ...reasonOf(reason) }),
      confirm: () => confirm(seen),
      decline: () => decline({ ...seen, ...reasonOf(reason) }),
      'end-links': () => endLinks({ reference }),
    };
    const { error } = await attempts[action]();
    if (error === undefined) {
      dispatch(toastRaised(`${done}: ${reference}`, 'ok'));
      onDone();
      return nothingWrong;
    }
    const fault = commandFaultOf(error, failed);
    setConflict(fault.conflict);
    return fault;
  }
  const isBusy = [cancelling, confirming, declining, ending].some(({ isLoading }) => isLoading);
  return { carryOut, isBusy, conflict };
}

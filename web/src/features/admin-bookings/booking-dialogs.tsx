import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { forgetDraft } from '../../shared/console/drafts/kept-drafts.ts';
import { useStaff } from '../../shared/console/staff.ts';
import type { BookingAction } from './booking-actions.ts';
import { BookingQuestion } from './booking-question.tsx';
import { ChangeDialog } from './change-dialog.tsx';

/** The screens that open dialogs. */
export type DraftScope = 'booking/' | 'bookings/' | 'inbox/';

export interface AskedAction {
  readonly action: BookingAction;
  /** The booking as it was when the dialog opened. A later change is a conflict. */
  readonly booking: AdminBookingView;
}

export type BookingDialogsProps = {
  asked: AskedAction | null;
  /** How the names of the drafts begin: each screen opens only its own dialogs again. */
  scope: DraftScope;
  onClose: () => void;
};

/** Shows the dialog of the chosen action; nothing while `asked` is null. */
export function BookingDialogs({ asked, scope, onClose }: BookingDialogsProps) {
  const { id: accountId } = useStaff();
  if (asked === null) return null;
  const { action, booking } = asked;
  const form = `${scope}${booking.reference}/${action}`;
  const close = () => {
    forgetDraft({ accountId, form });
    onClose();
  };
  return action === 'modify' || action === 'rebook' ? (
    <ChangeDialog kind={action} {...{ booking, form }} onClose={close} />
  ) : (
    <BookingQuestion {...{ action, booking, form }} onClose={close} />
  );
}

import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { BookingAction } from './booking-actions.ts';
import { BookingQuestion } from './booking-question.tsx';
import { ChangeDialog } from './change-dialog.tsx';

export interface AskedAction {
  readonly action: BookingAction;
  /** The booking as it was when the dialog opened. A later change is a conflict. */
  readonly booking: AdminBookingView;
}

export type BookingDialogsProps = { asked: AskedAction | null; onClose: () => void };

/** Shows the dialog of the chosen action; nothing while `asked` is null. */
export function BookingDialogs({ asked, onClose }: BookingDialogsProps) {
  if (asked === null) return null;
  const { action, booking } = asked;
  return action === 'modify' || action === 'rebook' ? (
    <ChangeDialog kind={action} booking={booking} onClose={onClose} />
  ) : (
    <BookingQuestion action={action} booking={booking} onClose={onClose} />
  );
}

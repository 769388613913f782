import type { BookingView } from '@contracts/booking/booking-view.ts';

/** The actions of staff on a booking, from a list or from its own screen. */
export type BookingAction = 'confirm' | 'decline' | 'modify' | 'cancel' | 'rebook' | 'end-links';

export interface OfferedAction {
  readonly action: BookingAction;
  /** The label of its button. */
  readonly label: string;
  readonly isGrave: boolean;
}

const offered: Readonly<Record<BookingAction, OfferedAction>> = {
  confirm: { action: 'confirm', label: 'Confirm', isGrave: false },
  decline: { action: 'decline', label: 'Decline', isGrave: true },
  modify: { action: 'modify', label: 'Modify', isGrave: false },
  cancel: { action: 'cancel', label: 'Cancel booking', isGrave: true },
  rebook: { action: 'rebook', label: 'Rebook', isGrave: false },
  'end-links': { action: 'end-links', label: 'Disable links in e-mails', isGrave: true },
};

/** The actions that the state of a booking allows (requirements, section 4). */
export function actionsFor({
  status,
  seats,
}: Pick<BookingView, 'status' | 'seats'>): readonly OfferedAction[] {
  // A request without seats gets its seats when staff confirm it. It can only be confirmed or declined.
  if (seats !== undefined) return status === 'pending' ? [offered.confirm, offered.decline] : [];
  switch (status) {
    case 'pending':
      return [offered.confirm, offered.decline, offered.modify];
    case 'confirmed':
      return [offered.modify, offered.cancel];
    case 'cancelled':
      return [offered.rebook];
  }
}

/** The actions on the booking's own screen. It also offers the rare action of disabling the links in e-mails, in any state. */
export function actionsOnScreen(
  booking: Pick<BookingView, 'status' | 'seats'>,
): readonly OfferedAction[] {
  return [...actionsFor(booking), offered['end-links']];
}

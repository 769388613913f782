import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { ActionMenu } from '../../shared/console/action-menu.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { actionsFor, type BookingAction } from './booking-actions.ts';

/** Opens the dialog of an action. */
export type OfferAction = (action: BookingAction, booking: AdminBookingView) => void;

export type BookingMenuProps = { booking: AdminBookingView; onAction: OfferAction };

/** The actions for a booking; nothing for accounts that only read. */
export function BookingMenu({ booking, onAction }: BookingMenuProps) {
  const { canChange } = useStaff();
  if (!canChange) return null;
  return (
    <ActionMenu
      label={`Actions for ${booking.reference}`}
      actions={actionsFor(booking).map(({ action, label, isGrave }) => ({
        label,
        isGrave,
        run: () => {
          onAction(action, booking);
        },
      }))}
    />
  );
}

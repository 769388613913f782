import { accept, type Decision, refuse } from '../../decision.ts';
import { amountIn } from '../amounts.ts';
import type { CancelInBulk } from '../booking.commands.ts';
import type { BookingCancelled } from '../booking.events.ts';
import type { CancelInBulkRefusal } from '../booking.refusals.ts';
import type { BookingState, LiveBooking } from '../booking.state.ts';
import { bookingCancelled } from '../cancellation.ts';
import { currencies } from '../../money/money.ts';

/**
 * Cancels a booking as one of many, free of charge and without an e-mail. One whose travellers came
 * or that was paid is left for staff to look at: it is probably not abuse, and money has to go back.
 */
export function cancelInBulk(
  command: CancelInBulk,
  state: BookingState,
): Decision<BookingCancelled, CancelInBulkRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'cancelled':
      return accept();
    case 'pending':
    case 'confirmed': {
      const obstacle = obstacleOf(state);
      if (obstacle !== undefined) return refuse(obstacle);
      const { type, data } = bookingCancelled(state, command);
      const { bulkActId } = command;
      return accept({ type, data: { ...data, free: true, bulkActId, isSilent: true } });
    }
  }
}

function obstacleOf(
  booking: LiveBooking,
): Exclude<CancelInBulkRefusal, { code: 'BookingNotFound' }> | undefined {
  if (booking.status === 'confirmed' && booking.attendance.kind === 'checked-in') {
    return { code: 'GuestsAreCheckedIn' };
  }
  const isPaid = currencies.some(
    (currency) => amountIn(booking.collected, currency) > amountIn(booking.refunded, currency),
  );
  return isPaid ? { code: 'MoneyCollected' } : undefined;
}

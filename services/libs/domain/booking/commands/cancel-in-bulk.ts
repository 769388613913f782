import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import { amountIn } from '../amounts.ts';
import type { BookingCancelled, RequestWithdrawn } from '../booking.events.ts';
import type { BookingState, LiveBooking, RequestedBooking } from '../booking.state.ts';
import { bookingCancelled, requestWithdrawn } from '../cancellation.ts';
import { currencies } from '../../money/money.ts';
import type { BookingNotFound, GuestsAreCheckedIn, MoneyCollected } from '../booking.refusals.ts';

/** The booking is one of many that staff cancel at once. */
export interface CancelInBulk extends Asked {
  readonly type: 'CancelInBulk';
  readonly bulkActId: string;
  readonly reason: string;
}

export type CancelInBulkRefusal = BookingNotFound | GuestsAreCheckedIn | MoneyCollected;

/**
 * Cancels a booking as one of many, free of charge and without an e-mail. A booking that was paid, or whose
 * travellers came, is not cancelled. It is probably a real booking, and money must be refunded, so staff decide about
 * it.
 */
export function cancelInBulk(
  command: CancelInBulk,
  state: BookingState,
): Decision<BookingCancelled | RequestWithdrawn, CancelInBulkRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'cancelled':
    case 'withdrawn':
      return accept();
    case 'requested': {
      const obstacle = obstacleOf(state);
      if (obstacle !== undefined) return refuse(obstacle);
      const { type, data } = requestWithdrawn(command);
      return accept({ type, data: { ...data, bulkActId: command.bulkActId, isSilent: true } });
    }
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
  booking: LiveBooking | RequestedBooking,
): Exclude<CancelInBulkRefusal, { code: 'BookingNotFound' }> | undefined {
  if (booking.status === 'confirmed' && booking.attendance.kind === 'checked-in') {
    return { code: 'GuestsAreCheckedIn' };
  }
  const isPaid = currencies.some(
    (currency) => amountIn(booking.collected, currency) > amountIn(booking.refunded, currency),
  );
  return isPaid ? { code: 'MoneyCollected' } : undefined;
}

import { accept, type Asked, type Decision, refuse } from '../../decision.ts';
import type { BookingCancelled, PaymentVoided } from '../booking.events.ts';
import type { BookingNotFound, ChangedSinceImport } from '../booking.refusals.ts';
import { type BookingState, isLive } from '../booking.state.ts';
import { bookingCancelled } from '../cancellation.ts';

/** Staff undo the import that made the booking. */
export interface CancelImported extends Asked {
  readonly type: 'CancelImported';
  readonly bulkActId: string;
  readonly reason: string;
  /** Staff or the traveller changed the booking after the import. */
  readonly isChanged: boolean;
}

export type CancelImportedRefusal = BookingNotFound | ChangedSinceImport;

/**
 * Cancels a booking because its import is undone, free of charge and without an e-mail. Its imported payment does not
 * count any more, so no money has to be refunded. A booking that somebody changed is not cancelled, so that staff can
 * decide about it.
 */
export function cancelImported(
  command: CancelImported,
  state: BookingState,
): Decision<PaymentVoided | BookingCancelled, CancelImportedRefusal> {
  if (state.status === 'none') return refuse({ code: 'BookingNotFound' });
  if (!isLive(state)) return accept();
  if (command.isChanged) return refuse({ code: 'ChangedSinceImport' });
  const { bulkActId, reason } = command;
  const { type, data } = bookingCancelled(state, command);
  return accept<PaymentVoided | BookingCancelled>(
    ...state.payments
      .filter(({ isVoided }) => !isVoided)
      .map(
        ({ number: paymentNo, tendered, applied, recordedAt }) =>
          ({
            type: 'PaymentVoided',
            data: { paymentNo, tendered, applied, recordedAt, personal: { text: reason } },
          }) as const,
      ),
    { type, data: { ...data, free: true, bulkActId, isSilent: true } },
  );
}

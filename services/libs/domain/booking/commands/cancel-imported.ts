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
 * Cancels a booking because staff undo its import. The cancellation is free of charge, and no e-mail is sent. The
 * imported payment does not count any more, so no money has to be refunded. A booking that somebody changed is not
 * cancelled: staff decide what to do with it.
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

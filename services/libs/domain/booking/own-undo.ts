import { instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { NotUndoable, UndoTooLate } from '../undo/undo.refusals.ts';
import type { BookingEvent } from './booking.events.ts';
import type { BookingNotFound, NotCancelled } from './booking.refusals.ts';
import { cancellationCauseOf } from './cancellation-cause.ts';
import { stateAfter } from './state-after.ts';

/** How long a traveller can undo their own cancellation, in milliseconds. */
const undoMs = 60 * 60_000;

type PastEvent = BookingEvent & { readonly revision: number; readonly occurredAt: Instant };

export type OwnUndoRefusal = BookingNotFound | NotCancelled | NotUndoable | UndoTooLate;

/** From this instant on the traveller cannot undo the cancellation: an hour has passed, or the tour has started. */
export function ownUndoEnds(cancelledAt: Instant, departure: Slot): Instant {
  const hourLater = new Date(Date.parse(cancelledAt) + undoMs).toISOString();
  const start = instantOf(departure);
  return hourLater < start ? hourLater : start;
}

/**
 * The revision of the cancellation that the traveller may undo now: the traveller made it less than an hour
 * ago, and the booking was confirmed. A request that was never confirmed cannot become pending again.
 */
export function ownCancellation(
  past: readonly PastEvent[],
  now: Instant,
): { readonly revision: number } | OwnUndoRefusal {
  const { status } = stateAfter(past);
  if (status === 'none') return { code: 'BookingNotFound' };
  if (status === 'withdrawn') return { code: 'NotUndoable' };
  const index = past.findLastIndex(({ type }) => type === 'BookingCancelled');
  const last = past[index];
  if (status !== 'cancelled' || last?.type !== 'BookingCancelled') return { code: 'NotCancelled' };
  const wasConfirmed = stateAfter(past, index).status === 'confirmed';
  if (!wasConfirmed || cancellationCauseOf(last.data) !== 'traveller') {
    return { code: 'NotUndoable' };
  }
  return now < ownUndoEnds(last.occurredAt, last.data.departure)
    ? { revision: last.revision }
    : { code: 'UndoTooLate' };
}

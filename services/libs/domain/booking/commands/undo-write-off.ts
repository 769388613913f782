import { accept, type Decision, refuse } from '../../decision.ts';
import type { WriteOffUndone } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

export interface UndoWriteOff {
  readonly type: 'UndoWriteOff';
}

export function undoWriteOff(
  _command: UndoWriteOff,
  state: BookingState,
): Decision<WriteOffUndone, BookingNotFound> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const { writtenOff: amount } = state;
  return amount === null ? accept() : accept({ type: 'WriteOffUndone', data: { amount } });
}

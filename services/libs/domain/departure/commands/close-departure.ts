import { accept, type Decision } from '../../decision.ts';
import type { CloseDeparture } from '../departure.commands.ts';
import type { DepartureClosed } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

/** Seats taken already stay taken; a departure that is closed keeps the reason it was closed for. */
export function closeDeparture(
  command: CloseDeparture,
  state: DepartureState,
): Decision<DepartureClosed, never> {
  if (state.isClosed) {
    return accept();
  }
  const reason = command.reason?.trim() ?? '';
  return accept({ type: 'DepartureClosed', data: reason === '' ? {} : { reason } });
}

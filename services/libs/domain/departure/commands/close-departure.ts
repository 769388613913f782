import { accept, type Decision } from '../../decision.ts';
import type { DepartureClosed } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

export interface CloseDeparture {
  readonly type: 'CloseDeparture';
  readonly reason?: string;
}

/** Taken seats stay taken; a departure that is already closed keeps its first reason. */
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

import { accept, type Decision, refuse } from '../../decision.ts';
import type { DepartureReopened } from '../departure.events.ts';
import type { DisruptionRunning } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { disruptionState } from '../disruption.ts';

export interface ReopenDeparture {
  readonly type: 'ReopenDeparture';
}

export type ReopenDepartureRefusal = DisruptionRunning;

/**
 * A departure that was called off takes place again; bookings already cancelled or moved stay cancelled or
 * moved.
 */
export function reopenDeparture(
  _command: ReopenDeparture,
  { isClosed, disruption }: DepartureState,
): Decision<DepartureReopened, ReopenDepartureRefusal> {
  if (disruption !== undefined && disruptionState(disruption) === 'running') {
    return refuse({ code: 'DisruptionRunning' });
  }
  return isClosed ? accept({ type: 'DepartureReopened', data: {} }) : accept();
}

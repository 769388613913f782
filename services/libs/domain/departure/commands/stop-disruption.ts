import { accept, type Decision, refuse } from '../../decision.ts';
import type { DisruptionStopped } from '../departure.events.ts';
import type { DisruptionRefusal } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { disruptionState } from '../disruption.ts';

export interface StopDisruption {
  readonly type: 'StopDisruption';
}

/** Bookings already cancelled or moved stay cancelled or moved; the others keep their seats for now. */
export function stopDisruption(
  _command: StopDisruption,
  { disruption }: DepartureState,
): Decision<DisruptionStopped, DisruptionRefusal> {
  if (disruption === undefined) {
    return refuse({ code: 'NotCalledOff' });
  }
  return disruptionState(disruption) === 'running'
    ? accept({ type: 'DisruptionStopped', data: { disruptionId: disruption.id } })
    : accept();
}

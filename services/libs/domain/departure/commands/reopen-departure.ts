import { accept, type Decision } from '../../decision.ts';
import type { ReopenDeparture } from '../departure.commands.ts';
import type { DepartureReopened } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

export function reopenDeparture(
  _command: ReopenDeparture,
  state: DepartureState,
): Decision<DepartureReopened, never> {
  return state.isClosed ? accept({ type: 'DepartureReopened', data: {} }) : accept();
}

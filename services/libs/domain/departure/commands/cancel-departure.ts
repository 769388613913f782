import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { DepartureCancelled } from '../departure.events.ts';
import type { DepartureCalledOff } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { reasonFaults } from '../disruption-reason.ts';

/** Calls the departure off, for a reason that every traveller reads. */
export interface CancelDeparture {
  readonly type: 'CancelDeparture';
  /** The id of the command becomes the id of the disruption. */
  readonly commandId: string;
  readonly reason: string;
}

export type CancelDepartureRefusal = InvalidFields | DepartureCalledOff;

/**
 * The departure does not take place, even if it has already started. From this event on it takes no
 * seats, so the event names every booking whose traveller must get an e-mail.
 */
export function cancelDeparture(
  command: CancelDeparture,
  state: DepartureState,
): Decision<DepartureCancelled, CancelDepartureRefusal> {
  const faults = reasonFaults(command.reason);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (state.disruption !== undefined) {
    return state.disruption.kind === 'cancellation'
      ? accept() // Already cancelled.
      : refuse({ code: 'DepartureCalledOff' });
  }
  return accept({
    type: 'DepartureCancelled',
    data: {
      disruptionId: command.commandId,
      reason: command.reason.trim(),
      bookings: state.seats.bookings(),
    },
  });
}

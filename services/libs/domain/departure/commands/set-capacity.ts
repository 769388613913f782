import { accept, type Decision, refuse } from '../../decision.ts';
import type { FieldFault, InvalidFields } from '../../refusal.ts';
import type { DepartureCapacitySet } from '../departure.events.ts';
import type { CapacityBelowSeatsTaken } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';

/** Gives the departure its own capacity, in seats; null is no limit. */
export interface SetCapacity {
  readonly type: 'SetCapacity';
  readonly capacity: number | null;
  /** Staff set the capacity for this reason even if more seats are already taken. */
  readonly force?: { readonly reason: string };
}

export type SetCapacityRefusal = InvalidFields | CapacityBelowSeatsTaken;

/** A departure's own capacity is at least the seats taken, unless staff give a reason. */
export function setCapacity(
  command: SetCapacity,
  state: DepartureState,
): Decision<DepartureCapacitySet, SetCapacityRefusal> {
  const faults = faultsOf(command);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (command.capacity === state.capacity) {
    return accept();
  }
  const { seatsTaken } = state.seats;
  const isEnough = command.capacity === null || command.capacity >= seatsTaken;
  const force = isEnough ? undefined : command.force;
  if (!isEnough && force === undefined) {
    return refuse({ code: 'CapacityBelowSeatsTaken', seatsTaken });
  }
  return accept({
    type: 'DepartureCapacitySet',
    data: {
      ...(state.capacity === undefined ? {} : { before: state.capacity }),
      after: command.capacity,
      ...(force === undefined ? {} : { forced: { reason: force.reason.trim() } }),
    },
  });
}

function faultsOf({ capacity, force }: SetCapacity): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  if (capacity !== null && !(Number.isSafeInteger(capacity) && capacity >= 0)) {
    faults.push({ field: 'capacity', message: 'The capacity is a whole number of seats' });
  }
  if (force?.reason.trim() === '') {
    faults.push({ field: 'force.reason', message: 'Please say why' });
  }
  return faults;
}

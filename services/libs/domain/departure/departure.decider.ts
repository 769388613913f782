import type { Decider, Decision } from '../decision.ts';
import { closeDeparture } from './commands/close-departure.ts';
import { releaseSeats } from './commands/release-seats.ts';
import { reopenDeparture } from './commands/reopen-departure.ts';
import { reserveSeats } from './commands/reserve-seats.ts';
import { setCapacity } from './commands/set-capacity.ts';
import type { DepartureCommand } from './departure.commands.ts';
import type { DepartureEvent } from './departure.events.ts';
import type { DepartureRefusal } from './departure.refusals.ts';
import { type DepartureState, initialDeparture } from './departure.state.ts';

/** The seats of one tour on one date at one time. */
export const departureDecider: Decider<
  DepartureState,
  DepartureCommand,
  DepartureEvent,
  DepartureRefusal
> = { initialState: initialDeparture, decide: decideDeparture, evolve: evolveDeparture };

function decideDeparture(
  command: DepartureCommand,
  state: DepartureState,
): Decision<DepartureEvent, DepartureRefusal> {
  switch (command.type) {
    case 'SetCapacity':
      return setCapacity(command, state);
    case 'CloseDeparture':
      return closeDeparture(command, state);
    case 'ReopenDeparture':
      return reopenDeparture(command, state);
    case 'ReserveSeats':
      return reserveSeats(command, state);
    case 'ReleaseSeats':
      return releaseSeats(command, state);
  }
}

function evolveDeparture(state: DepartureState, event: DepartureEvent): DepartureState {
  switch (event.type) {
    case 'DepartureCapacitySet':
      return { ...state, capacity: event.data.after };
    case 'DepartureClosed':
      return { ...state, isClosed: true };
    case 'DepartureReopened':
      return { ...state, isClosed: false };
    case 'SeatsReserved':
      return { ...state, seats: state.seats.reserve(event.data) };
    case 'SeatsReleased':
      return { ...state, seats: state.seats.release(event.data.reservationId) };
  }
}

import { decider } from '../decision.ts';
import { cancelDeparture } from './commands/cancel-departure.ts';
import { closeDeparture } from './commands/close-departure.ts';
import { moveDeparture } from './commands/move-departure.ts';
import { noteDisruptionProgress } from './commands/note-disruption-progress.ts';
import { releaseSeats } from './commands/release-seats.ts';
import { reopenDeparture } from './commands/reopen-departure.ts';
import { reserveSeats } from './commands/reserve-seats.ts';
import { resumeDisruption } from './commands/resume-disruption.ts';
import { setCapacity } from './commands/set-capacity.ts';
import { stopDisruption } from './commands/stop-disruption.ts';
import { writeDepartureNote } from './commands/write-departure-note.ts';
import type { DepartureEvent } from './departure.events.ts';
import { type DepartureState, initialDeparture } from './departure.state.ts';
import { type DisruptionEvent, evolveDisruption } from './disruption.ts';

/** The seats of one tour on one date at one time. */
export const departureDecider = decider({
  initialState: initialDeparture,
  evolve: evolveDeparture,
  commands: {
    SetCapacity: setCapacity,
    CloseDeparture: closeDeparture,
    ReopenDeparture: reopenDeparture,
    WriteDepartureNote: writeDepartureNote,
    ReserveSeats: reserveSeats,
    ReleaseSeats: releaseSeats,
    CancelDeparture: cancelDeparture,
    MoveDeparture: moveDeparture,
    NoteDisruptionProgress: noteDisruptionProgress,
    StopDisruption: stopDisruption,
    ResumeDisruption: resumeDisruption,
  },
});

export type DepartureCommand = Parameters<typeof departureDecider.decide>[0];

function evolveDeparture(state: DepartureState, event: DepartureEvent): DepartureState {
  switch (event.type) {
    case 'DepartureCapacitySet':
      return { ...state, capacity: event.data.after };
    case 'DepartureClosed':
      return { ...state, isClosed: true };
    case 'DepartureReopened':
      return reopened(state);
    case 'DepartureNoteChanged':
      return { ...state, note: event.data.after ?? '' };
    case 'SeatsReserved':
      return { ...state, seats: state.seats.reserve(event.data) };
    case 'SeatsReleased':
      return { ...state, seats: state.seats.release(event.data.reservationId) };
    case 'DepartureCancelled':
    case 'DepartureMoved':
      return withDisruption({ ...state, isClosed: true }, event);
    case 'DisruptionProgressed':
    case 'DisruptionStopped':
    case 'DisruptionResumed':
      return withDisruption(state, event);
  }
}

function withDisruption(state: DepartureState, event: DisruptionEvent): DepartureState {
  const disruption = evolveDisruption(state.disruption, event);
  return disruption === undefined ? state : { ...state, disruption };
}

/** The departure takes place after all, for the bookings that still hold seats and for new ones. */
function reopened(state: DepartureState): DepartureState {
  const { disruption, ...rest } = state;
  return disruption === undefined && !state.isClosed ? state : { ...rest, isClosed: false };
}

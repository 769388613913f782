import { instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant } from '../calendar/instants.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { PastDate } from '../tour/booking-window.ts';
import type { PastEvent } from '../undo/past-change.ts';
import type { UndoRefusal } from '../undo/undo.refusals.ts';
import type {
  DepartureCancelled,
  DepartureEvent,
  DepartureMoved,
  DepartureReopened,
} from './departure.events.ts';
import type { Slot } from './departure-id.ts';
import type { DisruptionRunning } from './departure.refusals.ts';
import type { DepartureState } from './departure.state.ts';
import { disruptionState } from './disruption.ts';

export type UndoCalledOffRefusal = UndoRefusal | DisruptionRunning | PastDate;

type CalledOff = DepartureCancelled | DepartureMoved;

/** The event that called a departure off and has this revision. */
export function calledOffAt<Event extends DepartureEvent & { readonly revision: number }>(
  past: readonly Event[],
  revision: number,
): Extract<Event, CalledOff> | undefined {
  return past.find(
    (event): event is Extract<Event, CalledOff> =>
      event.revision === revision && isCalledOff(event),
  );
}

/**
 * Undoes the cancellation or the move of a whole departure: it takes place again. Its bookings are restored one by one
 * afterwards, if there are free seats.
 *
 * @param past The departure's stream, to its end.
 */
export function undoCalledOff(
  past: readonly PastEvent<DepartureEvent>[],
  {
    revision,
    slot,
    now,
  }: { readonly revision: number; readonly slot: Slot; readonly now: Instant },
  { disruption }: DepartureState,
): Decision<DepartureReopened, UndoCalledOffRefusal> {
  const entry = past.find((event) => event.revision === revision);
  if (entry === undefined) return refuse({ code: 'NothingToUndo' });
  if (!isCalledOff(entry)) return refuse({ code: 'NotUndoable' });
  const later = past.filter((event) => event.revision > revision);
  if (later.some(({ type, data }) => type === 'DepartureReopened' && data.undoes === revision)) {
    return accept();
  }
  if (later.some(isCalledOff)) return refuse({ code: 'ChangedSince', fields: ['status'] });
  if (disruption !== undefined && disruptionState(disruption) === 'running') {
    return refuse({ code: 'DisruptionRunning' });
  }
  return instantOf(slot) <= now
    ? refuse({ code: 'PastDate' })
    : accept({ type: 'DepartureReopened', data: { undoes: revision } });
}

function isCalledOff(event: DepartureEvent): event is CalledOff {
  return event.type === 'DepartureCancelled' || event.type === 'DepartureMoved';
}

import { instantOf, isValidDate, isValidTime } from '../../calendar/dar-es-salaam.ts';
import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { FieldFault } from '../../refusal.ts';
import {
  slotRefusals,
  type PastDate,
  type NotAStartTime,
  type TourNotBookable,
} from '../../tour/booking-window.ts';
import type { TourSchedule } from '../../tour/tour.events.ts';
import { isSameSlot, type Slot } from '../departure-id.ts';
import type { DepartureMoved } from '../departure.events.ts';
import type { DepartureClosed, DepartureFull } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { reasonFaults } from '../disruption-reason.ts';
import { capacityOf, seatsLeft } from '../seats-left.ts';
import type { CancelDeparture, CancelDepartureRefusal } from './cancel-departure.ts';

/** Moves the departure to another time. */
export interface MoveDeparture extends Omit<CancelDeparture, 'type'> {
  readonly type: 'MoveDeparture';
  readonly now: Instant;
  readonly from: Slot;
  readonly to: Slot;
  readonly schedule: TourSchedule;
  /** The departure of the tour at the new time. */
  readonly target: DepartureState;
  /** Staff move the departure for this reason even if the target is full, closed or not at a start time. */
  readonly force?: { readonly reason: string };
}

/** The refusals of a cancellation, and the refusals of a move to this target. */
export type MoveDepartureRefusal =
  | CancelDepartureRefusal
  | PastDate
  | NotAStartTime
  | TourNotBookable
  | DepartureClosed
  | DepartureFull;

/**
 * All bookings move to another time. Whether the target has enough seats is checked once, here. After that the move
 * continues, even if seats of the target are sold meanwhile, because the old departure does not take place.
 */
export function moveDeparture(
  command: MoveDeparture,
  state: DepartureState,
): Decision<DepartureMoved, MoveDepartureRefusal> {
  const faults = faultsOf(command);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const { to, commandId: disruptionId } = command;
  if (state.disruption !== undefined) {
    return state.disruption.to !== undefined && isSameSlot(state.disruption.to, to)
      ? accept() // Already moved there.
      : refuse({ code: 'DepartureCalledOff' });
  }
  if (instantOf(to) <= command.now) {
    return refuse({ code: 'PastDate' });
  }
  const obstacle = inTheWay(command, state);
  if (obstacle !== undefined && command.force === undefined) {
    return refuse(obstacle);
  }
  const reason = command.reason.trim();
  const bookings = state.seats.bookings();
  const forced = obstacle === undefined ? undefined : command.force?.reason.trim();
  return accept({
    type: 'DepartureMoved',
    data: {
      ...{ disruptionId, reason, bookings, to: { date: to.date, time: to.time } },
      ...(forced === undefined ? {} : { forced: { reason: forced } }),
    },
  });
}

function faultsOf({ reason, force, from, to, target }: MoveDeparture): readonly FieldFault[] {
  const faults = [...reasonFaults(reason)];
  if (force?.reason.trim() === '') {
    faults.push({ field: 'force.reason', message: 'Please say why' });
  }
  if (!isValidDate(to.date)) {
    faults.push({ field: 'date', message: 'Please choose a day' });
  }
  if (!isValidTime(to.time)) {
    faults.push({ field: 'time', message: 'Please choose a time' });
  }
  if (isSameSlot(from, to)) {
    faults.push({ field: 'time', message: 'Choose a day or time other than its own' });
  }
  if (target.disruption !== undefined) {
    faults.push({
      field: 'time',
      message: 'The departure at that time is cancelled or moved too',
    });
  }
  return faults;
}

/**
 * The first refusal that staff can set aside with a reason; undefined if there is none. The cut-off for bookings does
 * not matter, because everybody has booked already.
 */
function inTheWay(
  { now, to, schedule, target }: MoveDeparture,
  state: DepartureState,
): MoveDepartureRefusal | undefined {
  const ofSchedule = slotRefusals(schedule, to, now).find(({ code }) => code !== 'PastDate');
  if (ofSchedule !== undefined) {
    return ofSchedule;
  }
  if (target.isClosed) {
    return { code: 'DepartureClosed' };
  }
  const capacity = capacityOf(target.capacity, schedule.capacity);
  const left = seatsLeft(capacity, target.seats.seatsTaken);
  return left !== null && left < state.seats.seatsTaken
    ? { code: 'DepartureFull', seatsLeft: Math.max(0, left) }
    : undefined;
}

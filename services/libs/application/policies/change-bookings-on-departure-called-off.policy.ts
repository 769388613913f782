import { heldReservation, isSpent } from '../../domain/booking/booking.state.ts';
import { departureDecider } from '../../domain/departure/departure.decider.ts';
import { type DepartureRef, parseDepartureId } from '../../domain/departure/departure-id.ts';
import type {
  DepartureCancelled,
  DepartureEvent,
  DepartureMoved,
  DisruptionProgressed,
  DisruptionResumed,
} from '../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../domain/departure/departure.state.ts';
import { disruptionState } from '../../domain/departure/disruption.ts';
import {
  type BookingAsOf,
  CancelWithDeparture,
  MoveWithDeparture,
} from '../command-handling/booking/booking.commands.ts';
import { NoteDisruptionProgress } from '../command-handling/departure/departure.commands.ts';
import { ReleaseReservation } from '../command-handling/booking/reservation.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import {
  type BookingOutcome,
  changeId,
  contextAfter,
  dealWithNext,
  eventsOf,
  isActedOn,
  refusedBooking,
  stepDelayMs,
} from './bookings-in-turn.ts';
import { NotNow, type Policy, type PolicyTools } from './policy.ts';

type Beginning = DepartureCancelled | DepartureMoved;
type Step = Beginning | DisruptionProgressed | DisruptionResumed;

const name = 'change-bookings-on-departure-called-off';

/** How many bookings are cancelled or moved before staff see the progress. */
const bookingsAtOnce = 8;

/**
 * Cancels or moves the bookings of a departure that was called off, step by step. Each event causes a few bookings to
 * be changed. The event that notes their outcome starts the next step. So the work continues after a process stopped
 * at any step, can be stopped between any two steps, and takes turns with other departures.
 */
export const changeBookingsOnDepartureCalledOff: Policy<Step> = {
  name,
  delayMs: stepDelayMs,
  async act(event, tools) {
    const departure = parseDepartureId(idAfter('departure-', event.stream));
    if (departure === undefined) {
      throw new Error(`${event.stream} is not the stream of a departure.`);
    }
    const { disruptionId } = event.data;
    const history = await eventsOf<DepartureEvent>(event.stream, tools);
    const state = history.reduce(departureDecider.evolve, departureDecider.initialState);
    const { disruption } = state;
    const begun = history.find((each) => isBeginningOf(each, disruptionId));
    if (
      begun === undefined ||
      disruption?.id !== disruptionId ||
      disruptionState(disruption) === 'done' ||
      isActedOn(history, event, ['DisruptionProgressed', 'DisruptionResumed'])
    ) {
      return;
    }
    const task = { departure, state, begun };
    const deal = (each: number) => change(each, task, tools);
    const { settled, failed } = await dealWithNext(
      disruption,
      { atOnce: bookingsAtOnce, deal },
      tools,
    );
    const noted = await tools.commands.execute(
      new NoteDisruptionProgress(
        { departure, disruptionId, settled, failed },
        { ...contextAfter(event), commandId: tools.cryptography.uuidV5(name, event.id) },
      ),
    );
    if (!noted.done) {
      throw new NotNow(noted.refusal.code);
    }
  },
};

/** The data that is known while some bookings are changed. */
interface Task {
  readonly departure: DepartureRef;
  /** The departure as it was read, with its reservations and their bookings. */
  readonly state: DepartureState;
  readonly begun: RecordedEvent<Beginning>;
}

function isBeginningOf(
  event: RecordedEvent<DepartureEvent>,
  disruptionId: string,
): event is RecordedEvent<Beginning> {
  return isBeginning(event) && event.data.disruptionId === disruptionId;
}

function isBeginning(event: RecordedEvent<DepartureEvent>): event is RecordedEvent<Beginning> {
  return event.type === 'DepartureCancelled' || event.type === 'DepartureMoved';
}

/**
 * Cancels or moves one booking, if it is still on the departure. An unfinished or failed command may have reserved
 * seats that the booking does not hold. These seats are released at once. If that command continues later, it finds
 * that the departure takes no more bookings.
 */
async function change(
  bookingNumber: number,
  task: Task,
  tools: PolicyTools,
): Promise<BookingOutcome> {
  const outcome = await tools.commands.execute(commandFor(bookingNumber, task, tools));
  if (!outcome.done && outcome.refusal.code !== 'BookingNotFound') {
    return refusedBooking(bookingNumber, outcome.refusal.code);
  }
  const booking = outcome.done ? outcome.result : undefined;
  const loose = task.state.seats
    .openOf(bookingNumber)
    .filter(({ reservationId }) => isLoose(reservationId, booking));
  for (const { reservationId } of loose) {
    const input = { reservationId, bookingNumber, departure: task.departure };
    const released = await tools.commands.execute(
      new ReleaseReservation(input, {
        ...contextAfter(task.begun),
        commandId: tools.cryptography.uuidV5(name, task.begun.id, reservationId),
      }),
    );
    if (!released.done) {
      // Either the other command was faster and the booking now holds the reservation, or the log did not answer.
      return { is: 'later', bookingNumber };
    }
  }
  return { is: 'settled', bookingNumber };
}

function isLoose(reservationId: string, booking: BookingAsOf | undefined): boolean {
  return (
    booking === undefined ||
    (heldReservation(booking.state) !== reservationId && !isSpent(booking.state, reservationId))
  );
}

/** Returns the same command for the same booking each time. */
function commandFor(
  bookingNumber: number,
  { departure, begun }: Task,
  tools: PolicyTools,
): CancelWithDeparture | MoveWithDeparture {
  const { disruptionId, reason } = begun.data;
  const input = { bookingNumber, disruptionId, departure, reason };
  const context = {
    ...contextAfter(begun),
    actor: begun.metadata.actor,
    commandId: changeId(disruptionId, bookingNumber, tools),
  };
  switch (begun.type) {
    case 'DepartureCancelled':
      return new CancelWithDeparture(input, context);
    case 'DepartureMoved':
      return new MoveWithDeparture({ ...input, to: begun.data.to }, context);
  }
}

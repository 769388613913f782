import { changeHold, seatsForHold } from '../../../domain/booking/commands/change-hold.ts';
import { extendHold } from '../../../domain/booking/commands/extend-hold.ts';
import { holdBooking } from '../../../domain/booking/commands/hold-booking.ts';
import { holdOf } from '../../../domain/booking/booking.state.ts';
import { expiryOf } from '../../../domain/booking/hold.ts';
import { cameFrom } from '../../../domain/booking/origin.ts';
import { seatsForBooking, type SeatsNeeded } from '../../../domain/booking/seats-needed.ts';
import { capacityOf, isHoldNeeded, seatsLeft } from '../../../domain/departure/seats-left.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { loadDeparture } from '../departure/load-departure.ts';
import { loadTour } from '../tour/load-tour.ts';
import type {
  BookingAsOf,
  ChangeHold,
  ChangeHoldRefused,
  ExtendHold,
  ExtendHoldRefused,
  HoldBooking,
  HoldBookingInput,
  HoldBookingRefused,
  HoldInput,
} from './booking.commands.ts';
import { bookingStreams } from './booking-streams.ts';
import { formIdOf, onForm } from './hold-form.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { type SeatsOfCommand, takeSeats } from './take-seats.ts';

type LoadedBooking = SeatsOfCommand['booking'];
type Outcome<Refusal extends { readonly code: string }> = CommandOutcome<BookingAsOf, Refusal>;

/**
 * Seats are held like the seats of a booking. They are first reserved on the departure, and then named by the booking's
 * stream.
 */
export class HoldBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: HoldBooking): Promise<Outcome<HoldBookingRefused>> {
    const { scope } = command.context;
    return this.#desk.handle<BookingAsOf, HoldBookingRefused>(command, (run) => {
      const formId = formIdOf({ scope, ...command.input }, run);
      return onForm(formId, run, (booking, bookingNumber) =>
        this.#hold({ booking, bookingNumber, formId }, command.input, run),
      );
    });
  }

  async #hold(
    form: {
      readonly booking: LoadedBooking;
      readonly bookingNumber: number;
      readonly formId: string;
    },
    input: HoldBookingInput,
    run: CommandRun,
  ): Promise<Outcome<HoldBookingRefused> | typeof again> {
    const { booking, bookingNumber, formId } = form;
    const answered = answerFromLog(bookingStreams, booking, run);
    if (answered !== undefined) return answered;
    const { state, now } = booking;
    // The booking of the form was made before the hold.
    if (state.status !== 'none' || state.hold !== undefined) return refused({ code: 'HoldEnded' });
    const tour = await loadTour(input.tourId, run);
    if (tour === undefined) return refused({ code: 'TourNotFound' });
    const { slot, party } = input;
    const needed = seatsForBooking({ tour, slot, party });
    const tourCapacity = tour.schedule.capacity;
    if (!(await isNeeded(needed, tourCapacity, run))) return refused({ code: 'HoldNotNeeded' });
    const asked = {
      type: 'HoldBooking',
      now,
      by: run.by,
      bookingNumber,
      tour,
      slot,
      party,
    } as const;
    const request = {
      ...{ booking, bookingNumber, needed, tourCapacity, isForced: false },
      holdUntil: () => expiryOf(tour.schedule, slot, now),
      decide: (reservationId: string) =>
        holdBooking({ ...asked, ...cameFrom(input), form: formId, reservationId }, state),
    };
    return await takeSeats(request, run);
  }
}

/** If the seats of a hold change, its end stays the same. */
export class ChangeHoldHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ChangeHold): Promise<Outcome<ChangeHoldRefused>> {
    const { scope } = command.context;
    return this.#desk.handle<BookingAsOf, ChangeHoldRefused>(command, (run) =>
      onForm(formIdOf({ scope, ...command.input }, run), run, (booking, bookingNumber) =>
        this.#change(booking, bookingNumber, command.input, run),
      ),
    );
  }

  async #change(
    booking: LoadedBooking,
    bookingNumber: number,
    { slot, party }: HoldInput,
    run: CommandRun,
  ): Promise<Outcome<ChangeHoldRefused> | typeof again> {
    const answered = answerFromLog(bookingStreams, booking, run);
    if (answered !== undefined) return answered;
    const { state, now } = booking;
    const hold = holdOf(state);
    if (hold?.isOpen !== true) return refused({ code: 'HoldEnded' });
    const tour = await loadTour(hold.departure.tourId, run);
    if (tour === undefined) return refused({ code: 'TourNotFound' });
    const asked = { type: 'ChangeHold', now, by: run.by, tour, slot, party } as const;
    const needed = seatsForHold(asked, hold);
    if (needed === undefined) {
      const decision = changeHold(asked, state);
      return decision.accepted
        ? await storeDecision(bookingStreams, booking, decision.events, run)
        : refused(refusalForPeople(decision.refusal));
    }
    const request = {
      ...{ booking, bookingNumber, needed, tourCapacity: tour.schedule.capacity, isForced: false },
      holdUntil: () => hold.expiresAt,
      decide: (reservationId: string) => changeHold({ ...asked, reservationId }, state),
    };
    return await takeSeats(request, run);
  }
}

/** The stream of the departure does not change when a hold is extended. */
export class ExtendHoldHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ExtendHold): Promise<Outcome<ExtendHoldRefused>> {
    const { scope } = command.context;
    return this.#desk.handle<BookingAsOf, ExtendHoldRefused>(command, (run) =>
      onForm(formIdOf({ scope, ...command.input }, run), run, async (booking) => {
        const answered = answerFromLog(bookingStreams, booking, run);
        if (answered !== undefined) return answered;
        const { state, now } = booking;
        const hold = holdOf(state);
        if (hold === undefined) return refused({ code: 'HoldEnded' });
        const tour = await loadTour(hold.departure.tourId, run);
        if (tour === undefined) return refused({ code: 'TourNotFound' });
        const decision = extendHold({ type: 'ExtendHold', now, by: run.by, tour }, state);
        return decision.accepted
          ? await storeDecision(bookingStreams, booking, decision.events, run)
          : refused(decision.refusal);
      }),
    );
  }
}

/** Whether few seats are free, so that it is useful to hold some. */
async function isNeeded(
  { departure, seats }: SeatsNeeded,
  tourCapacity: number | null,
  run: CommandRun,
): Promise<boolean> {
  const { state } = await loadDeparture(departure, run);
  const capacity = capacityOf(state.capacity, tourCapacity);
  return isHoldNeeded(seatsLeft(capacity, state.seats.seatsTaken), seats);
}

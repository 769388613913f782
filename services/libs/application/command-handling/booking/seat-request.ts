import {
  confirmBooking,
  type ConfirmBookingRefusal,
} from '../../../domain/booking/commands/confirm-booking.ts';
import { seatRequest } from '../../../domain/booking/commands/seat-request.ts';
import { seatsForRequest } from '../../../domain/booking/seats-needed.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  ConfirmBooking,
  SeatRequest,
  SeatRequestRefused,
} from './booking.commands.ts';
import { loadTour } from '../tour/load-tour.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { type SeatsOfCommand, takeSeats } from './take-seats.ts';

type LoadedBooking = SeatsOfCommand['booking'];

/**
 * A request without seats gets seats like a new booking. The share of its network does not limit it, because the
 * traveller opened the mailed link, or staff confirmed the request.
 */
export class SeatRequestHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: SeatRequest): Promise<CommandOutcome<BookingAsOf, SeatRequestRefused>> {
    return onBooking(this.#desk, command, seat);
  }
}

/** A request that already holds seats is only confirmed. */
export class ConfirmBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(
    command: ConfirmBooking,
  ): Promise<CommandOutcome<BookingAsOf, ConfirmBookingRefusal | SeatRequestRefused>> {
    return onBooking<ConfirmBookingRefusal | SeatRequestRefused>(
      this.#desk,
      command,
      async (booking, bookingNumber, run) =>
        booking.state.status === 'requested'
          ? await seat(booking, bookingNumber, run)
          : await confirm(booking, run),
    );
  }
}

function onBooking<Refusal extends { readonly code: string }>(
  desk: CommandDesk,
  command: (SeatRequest | ConfirmBooking) & { readonly input: { readonly bookingNumber: number } },
  decide: (
    booking: LoadedBooking,
    bookingNumber: number,
    run: CommandRun,
  ) => Promise<CommandOutcome<BookingAsOf, Refusal> | typeof again>,
): Promise<CommandOutcome<BookingAsOf, Refusal>> {
  const { bookingNumber } = command.input;
  const stream = bookingStream(bookingNumber);
  return desk.handle<BookingAsOf, Refusal>(command as never, {
    stream,
    attempt: async (run) => {
      const booking = await run.load(stream, bookingStreams);
      return (
        answerBeforeDeciding(bookingStreams, booking, run) ??
        (await decide(booking, bookingNumber, run))
      );
    },
  });
}

async function seat(
  booking: LoadedBooking,
  bookingNumber: number,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, SeatRequestRefused> | typeof again> {
  const { state, now } = booking;
  if (state.status === 'none') {
    return refused({ code: 'BookingNotFound' });
  }
  const tour = await loadTour(state.departure.tourId, run);
  if (tour === undefined) {
    return refused({ code: 'TourNotFound' });
  }
  const decide = (reservationId: string) =>
    seatRequest({ type: 'SeatRequest', now, by: run.by, tour, reservationId }, state);
  const needed = seatsForRequest(state);
  if (needed === undefined) {
    const decision = decide('');
    return decision.accepted
      ? await storeDecision(bookingStreams, booking, decision.events, run)
      : refused(refusalForPeople(decision.refusal));
  }
  const tourCapacity = tour.schedule.capacity;
  const seats = { booking, bookingNumber, needed, tourCapacity, isForced: false } as const;
  return await takeSeats({ ...seats, isBeyondShares: true, decide }, run);
}

async function confirm(
  booking: LoadedBooking,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, ConfirmBookingRefusal> | typeof again> {
  const decision = confirmBooking({ type: 'ConfirmBooking' }, booking.state);
  return decision.accepted
    ? await storeDecision(bookingStreams, booking, decision.events, run)
    : refused(decision.refusal);
}

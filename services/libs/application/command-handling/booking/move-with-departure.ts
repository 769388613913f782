import { moveWithDeparture } from '../../../domain/booking/commands/move-with-departure.ts';
import { seatsForMove } from '../../../domain/booking/seats-needed.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { NetworkShareReached } from '../../../domain/departure/departure.refusals.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  MoveWithDeparture,
  MoveWithDepartureInput,
  SeatRefusal,
} from './booking.commands.ts';
import type { BookingNotFound } from '../../../domain/booking/booking.refusals.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { bookingStreams } from './booking-streams.ts';
import { loadTour } from '../tour/load-tour.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { takeSeats } from './take-seats.ts';

type Outcome = CommandOutcome<
  BookingAsOf,
  BookingNotFound | InvalidFields | SeatRefusal | NetworkShareReached
>;

/**
 * A booking that moves with its departure holds its new seats before it drops the old ones. The new departure may be
 * closed or full, because the room for all bookings was checked when the departure moved.
 */
export class MoveWithDepartureHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: MoveWithDeparture): Promise<Outcome> {
    const stream = bookingStream(command.input.bookingNumber);
    return this.#desk.handle(command, {
      stream,
      attempt: (run) => this.#move(stream, command.input, run),
    });
  }

  async #move(
    stream: string,
    input: MoveWithDepartureInput,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingStreams);
    const answered = answerBeforeDeciding(bookingStreams, booking, run);
    if (answered !== undefined) {
      return answered;
    }
    const { state, now } = booking;
    const move = { type: 'MoveWithDeparture', ...input, now, by: run.by, seatRules: [] } as const;
    const needed = seatsForMove(move, state);
    if (needed === undefined) {
      const decision = moveWithDeparture(move, state);
      return decision.accepted
        ? await storeDecision(bookingStreams, booking, decision.events, run)
        : refused(refusalForPeople(decision.refusal));
    }
    const tour = await loadTour(needed.departure.tourId, run);
    if (tour === undefined) {
      return refused({ code: 'TourNotFound' });
    }
    return await takeSeats(
      {
        ...{ booking, needed, bookingNumber: input.bookingNumber },
        tourCapacity: tour.schedule.capacity,
        isForced: true,
        decide: (reservationId, seatRules) =>
          moveWithDeparture({ ...move, reservationId, seatRules }, state),
      },
      run,
    );
  }
}

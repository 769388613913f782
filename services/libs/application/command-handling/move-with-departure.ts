import { moveWithDeparture } from '../../domain/booking/commands/move-with-departure.ts';
import { seatsForMove } from '../../domain/booking/seats-needed.ts';
import { bookingAggregate } from './aggregate.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type {
  BookingAsOf,
  MoveWithDeparture,
  MoveWithDepartureWish,
  SeatRefusal,
} from './commands/booking.commands.ts';
import type { BookingNotFound } from '../../domain/booking/booking.refusals.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from './store-decision.ts';
import { booking as bookingKind } from './stream-kinds.ts';
import { bookingStream } from './stream-names.ts';
import { takeSeats } from './take-seats.ts';

type Outcome = CommandOutcome<BookingAsOf, BookingNotFound | InvalidFields | SeatRefusal>;

/**
 * A booking that moves with its departure holds its new seats before it drops the old ones. They are
 * taken by force: the room for all was checked when the departure moved.
 */
export class MoveWithDepartureHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: MoveWithDeparture): Promise<Outcome> {
    const stream = bookingStream(command.wish.bookingNumber);
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () => run.untilSettled(() => this.#move(stream, command.wish, run))),
    );
  }

  async #move(
    stream: string,
    wish: MoveWithDepartureWish,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingAggregate);
    const answered = answerBeforeDeciding(bookingAggregate, booking, run);
    if (answered !== undefined) {
      return answered;
    }
    const { state, now } = booking;
    const move = { type: 'MoveWithDeparture', ...wish, now, by: run.by, seatRules: [] } as const;
    const needed = seatsForMove(move, state);
    if (needed === undefined) {
      const decision = moveWithDeparture(move, state);
      return decision.accepted
        ? await storeDecision(bookingKind, booking, decision.events, run)
        : refused(refusalForPeople(decision.refusal));
    }
    const tour = await run.tour(needed.departure.tourId);
    if (tour === undefined) {
      return refused({ code: 'TourNotFound' });
    }
    return await takeSeats(
      {
        ...{ booking, needed, bookingNumber: wish.bookingNumber },
        tourCapacity: tour.schedule.capacity,
        isForced: true,
        decide: (reservationId, seatRules) =>
          moveWithDeparture({ ...move, reservationId, seatRules }, state),
      },
      run,
    );
  }
}

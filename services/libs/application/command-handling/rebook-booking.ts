import { rebookBooking } from '../../domain/booking/commands/rebook-booking.ts';
import { seatsForRebooking } from '../../domain/booking/seats-needed.ts';
import { bookingAggregate } from './aggregate.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type {
  BookingAsOf,
  RebookBooking,
  RebookBookingRefused,
  RebookBookingWish,
} from './commands/booking.commands.ts';
import { bookingStream } from './stream-names.ts';
import { takeSeats } from './take-seats.ts';
import { changesOf, isForced, termsOf } from './wanted-terms.ts';

type Outcome = CommandOutcome<BookingAsOf, RebookBookingRefused>;

/** A cancelled booking let go of its seats, so it reserves new ones like a booking that is new. */
export class RebookBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RebookBooking): Promise<Outcome> {
    const stream = bookingStream(command.wish.bookingNumber);
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () => run.untilSettled(() => this.#rebook(stream, command.wish, run))),
    );
  }

  async #rebook(
    stream: string,
    wish: RebookBookingWish,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingAggregate);
    const answered = answerBeforeDeciding(bookingAggregate, booking, run);
    if (answered !== undefined) {
      return answered;
    }
    const { state } = booking;
    if (state.status === 'none') {
      return refused({ code: 'BookingNotFound' });
    }
    const tour = await run.tour(state.departure.tourId);
    if (tour === undefined) {
      return refused({ code: 'TourNotFound' });
    }
    const wanted = changesOf(wish.changes, tour);
    if ('code' in wanted) {
      return refused(wanted);
    }
    const needed = seatsForRebooking(wanted, state);
    if (needed === undefined) {
      return refused({ code: 'NotCancelled' });
    }
    const asked = {
      type: 'RebookBooking',
      now: booking.now,
      by: run.by,
      tour,
      changes: wanted.changes,
    } as const;
    return await takeSeats(
      {
        booking,
        bookingNumber: wish.bookingNumber,
        needed,
        tourCapacity: tour.schedule.capacity,
        isForced: isForced(run.by, wish),
        decide: (reservationId, seatRules) =>
          rebookBooking({ ...asked, reservationId, ...termsOf(wish, seatRules) }, state),
      },
      run,
    );
  }
}

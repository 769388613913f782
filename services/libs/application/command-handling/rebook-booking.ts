import { rebookBooking } from '../../domain/booking/commands/rebook-booking.ts';
import { seatsForRebooking } from '../../domain/booking/seats-needed.ts';
import { changeBooking } from './change-booking.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type {
  BookingAsOf,
  RebookBooking,
  RebookBookingRefused,
} from './commands/booking.commands.ts';
import { takeSeats } from './take-seats.ts';
import { termsOf } from './wanted-terms.ts';

/** A cancelled booking let go of its seats, so it reserves new ones like a booking that is new. */
export class RebookBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RebookBooking): Promise<CommandOutcome<BookingAsOf, RebookBookingRefused>> {
    const { wish } = command;
    return changeBooking(this.#desk, command, async ({ state, asked, seats }, run) => {
      const needed = seatsForRebooking(asked, state);
      if (needed === undefined) {
        return refused({ code: 'NotCancelled' });
      }
      const rebook = { type: 'RebookBooking', ...asked } as const;
      return await takeSeats(
        {
          ...seats,
          needed,
          decide: (reservationId, seatRules) =>
            rebookBooking({ ...rebook, reservationId, ...termsOf(wish, seatRules) }, state),
        },
        run,
      );
    });
  }
}

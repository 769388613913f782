import type { HeldByBooking } from '../../domain/booking/booking.refusals.ts';
import { bookingAggregate } from './aggregate.ts';
import type { CommandDesk } from './command-desk.ts';
import type { CommandOutcome } from './command-outcome.ts';
import type { ReleaseReservation, ReleaseResult } from './commands/reservation.commands.ts';
import { giveUpReservation } from './give-up-reservation.ts';
import { bookingStream, departureStream } from './stream-names.ts';

/**
 * Releases a reservation for the release policy and the reconciler, and decides again until it succeeds.
 * Both streams are read each time and are enough: an earlier release is visible there. So no command id
 * is searched for, and an append with an unknown outcome is decided again.
 */
export class ReleaseReservationHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ReleaseReservation): Promise<CommandOutcome<ReleaseResult, HeldByBooking>> {
    const { reservationId, bookingNumber, departure: departureRef } = command.wish;
    const stream = bookingStream(bookingNumber);
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () =>
        run.untilSettled(async () => {
          const booking = await run.load(stream, bookingAggregate);
          return await run.inTurn(departureStream(departureRef), async () => {
            const departure = await run.departure(departureRef);
            const doubtful = { reservationId, departureRef, booking, departure };
            return await giveUpReservation(doubtful, run, run.traces);
          });
        }),
      ),
    );
  }
}

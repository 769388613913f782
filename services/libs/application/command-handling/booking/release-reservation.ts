import type { HeldByBooking } from '../../../domain/booking/booking.refusals.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import type { CommandOutcome } from '../engine/command-outcome.ts';
import type { ReleaseReservation, ReleaseResult } from './reservation.commands.ts';
import { giveUpReservation } from './give-up-reservation.ts';
import { loadDeparture } from '../departure/load-departure.ts';
import { bookingStream, departureStream } from '../../event-log/stream-names.ts';

/**
 * Releases a reservation for the release policy and the reconciler, and decides again until it succeeds. Both streams
 * are read each time, and they show an earlier release. So there is no search for the command id, and an append with an
 * unknown outcome is decided again.
 */
export class ReleaseReservationHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ReleaseReservation): Promise<CommandOutcome<ReleaseResult, HeldByBooking>> {
    const { reservationId, bookingNumber, departure: departureRef } = command.input;
    const stream = bookingStream(bookingNumber);
    return this.#desk.handle(command, {
      stream,
      attempt: async (run) => {
        const booking = await run.load(stream, bookingStreams);
        return await run.inTurn(departureStream(departureRef), async () => {
          const departure = await loadDeparture(departureRef, run);
          const doubtful = { reservationId, departureRef, booking, departure };
          return await giveUpReservation(doubtful, run, run.traces);
        });
      },
    });
  }
}

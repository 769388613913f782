import { ownCancellation } from '../../../domain/booking/own-undo.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { BookingAsOf, UndoOwnCancellation, UndoOwnRefused } from './booking.commands.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { undoEntry } from './undo-booking-change.ts';

type Outcome = CommandOutcome<BookingAsOf, UndoOwnRefused>;

/**
 * Undoes a traveller's own cancellation as staff would undo it: on the same departure and at the same price, if seats
 * are free. The domain decides which cancellation can be undone, and for how long.
 */
export class UndoOwnCancellationHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: UndoOwnCancellation): Promise<Outcome> {
    const { bookingNumber } = command.input;
    const stream = bookingStream(bookingNumber);
    return this.#desk.handle(command, {
      stream,
      attempt: (run) => this.#undo(stream, bookingNumber, run),
    });
  }

  async #undo(
    stream: string,
    bookingNumber: number,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingStreams);
    const answered = answerBeforeDeciding(bookingStreams, booking, run);
    if (answered !== undefined) return answered;
    const own = ownCancellation(booking.history, booking.now);
    return 'code' in own
      ? refused(own)
      : await undoEntry(booking, { bookingNumber, revision: own.revision }, run);
  }
}

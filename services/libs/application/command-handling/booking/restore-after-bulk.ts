import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  RestoreAfterBulk,
  RestoreAfterBulkInput,
  UndoBookingRefused,
} from './booking.commands.ts';
import { storeChange } from './decided-change.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { counterChange, marked } from './undo-booking-change.ts';

type Outcome = CommandOutcome<BookingAsOf, UndoBookingRefused>;

/**
 * Undoes the cancellation of one booking of a bulk act, like the undo of a single cancellation: on its
 * old departure and at its old price, if seats are free. Nobody gets an e-mail.
 */
export class RestoreAfterBulkHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RestoreAfterBulk): Promise<Outcome> {
    const { input } = command;
    const stream = bookingStream(input.bookingNumber);
    return this.#desk.handle(command, {
      stream,
      attempt: (run) => this.#restore(stream, input, run),
    });
  }

  async #restore(
    stream: string,
    { bookingNumber, bulkActId }: RestoreAfterBulkInput,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingStreams);
    const answered = answerBeforeDeciding(bookingStreams, booking, run);
    if (answered !== undefined) return answered;
    const revision = cancellationOf(bulkActId, booking);
    if (revision === undefined) return refused({ code: 'NothingToUndo' });
    const counter = await counterChange(booking, { bookingNumber, revision }, run);
    if ('events' in counter) {
      return await storeDecision(bookingStreams, booking, counter.events, run);
    }
    if ('done' in counter) return counter;
    const change = marked(counter.change, (event) =>
      event.type === 'BookingRebooked'
        ? { ...event, data: { ...event.data, bulkActId, isSilent: true } }
        : event,
    );
    return await storeChange(counter.toChange, change, run);
  }
}

function cancellationOf(
  bulkActId: string,
  { history }: LoadedStream<BookingState, BookingEvent>,
): number | undefined {
  return history.findLast(
    ({ type, data }) => type === 'BookingCancelled' && data.bulkActId === bulkActId,
  )?.revision;
}

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
  RestoreWithDeparture,
  UndoBookingRefused,
} from './booking.commands.ts';
import { storeChange } from './decided-change.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { counterChange, marked } from './undo-booking-change.ts';

type Outcome = CommandOutcome<BookingAsOf, UndoBookingRefused>;
type LoadedBooking = LoadedStream<BookingState, BookingEvent>;

/** Which entry of a booking is undone, and how the event of the undo is marked. */
interface Restoring {
  readonly bookingNumber: number;
  readonly entryOf: (booking: LoadedBooking) => number | undefined;
  readonly mark: (event: BookingEvent) => BookingEvent;
  /** True: a booking without such an entry stays unchanged. False: the command is refused. */
  readonly isOptional: boolean;
}

/**
 * Undoes the cancellation of one booking of a bulk act, like the undo of a single cancellation. The booking gets its
 * old departure and its old price, if seats are free. Nobody gets an e-mail.
 */
export class RestoreAfterBulkHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RestoreAfterBulk): Promise<Outcome> {
    const { bookingNumber, bulkActId } = command.input;
    return restore(this.#desk, command, {
      bookingNumber,
      isOptional: false,
      entryOf: ({ history }) =>
        history.findLast(
          ({ type, data }) => type === 'BookingCancelled' && data.bulkActId === bulkActId,
        )?.revision,
      mark: (event) =>
        event.type === 'BookingRebooked'
          ? { ...event, data: { ...event.data, bulkActId, isSilent: true } }
          : event,
    });
  }
}

/**
 * Undoes the entry with which one booking was cancelled or moved together with its departure. This is the same as the
 * undo of a single entry in the booking's history. A booking that left the departure earlier has no such entry and is
 * not changed.
 */
export class RestoreWithDepartureHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RestoreWithDeparture): Promise<Outcome> {
    const { bookingNumber, disruptionId } = command.input;
    return restore(this.#desk, command, {
      bookingNumber,
      isOptional: true,
      entryOf: ({ history }) =>
        history.find(
          ({ type, data }) =>
            (type === 'BookingCancelled' || type === 'BookingRescheduled') &&
            data.disruptionId === disruptionId,
        )?.revision,
      mark: (event) =>
        event.type === 'BookingRebooked'
          ? { ...event, data: { ...event.data, disruptionId } }
          : event,
    });
  }
}

function restore(
  desk: CommandDesk,
  command: RestoreAfterBulk | RestoreWithDeparture,
  restoring: Restoring,
): Promise<Outcome> {
  const stream = bookingStream(restoring.bookingNumber);
  return desk.handle(command, {
    stream,
    attempt: (run) => restoreOne(stream, restoring, run),
  });
}

async function restoreOne(
  stream: string,
  { bookingNumber, entryOf, mark, isOptional }: Restoring,
  run: CommandRun,
): Promise<Outcome | typeof again> {
  const booking = await run.load(stream, bookingStreams);
  const answered = answerBeforeDeciding(bookingStreams, booking, run);
  if (answered !== undefined) return answered;
  const revision = entryOf(booking);
  if (revision === undefined) {
    return isOptional
      ? await storeDecision(bookingStreams, booking, [], run)
      : refused({ code: 'NothingToUndo' });
  }
  const counter = await counterChange(booking, { bookingNumber, revision }, run);
  if ('events' in counter) {
    return await storeDecision(bookingStreams, booking, counter.events, run);
  }
  return 'done' in counter
    ? counter
    : await storeChange(counter.toChange, marked(counter.change, mark), run);
}

import { expireHold, releaseHold } from '../../../domain/booking/commands/end-hold.ts';
import type {
  BookingEvent,
  HoldExpired,
  HoldReleased,
} from '../../../domain/booking/booking.events.ts';
import type { HoldNotOverdue } from '../../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import { releaseSeats } from '../../../domain/departure/commands/release-seats.ts';
import type { CommandTraces } from '../../event-log/stamp.ts';
import { bookingStream, departureStream } from '../../event-log/stream-names.ts';
import { answerFromLog, doneAsOf } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandDone, type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { doneWith } from '../engine/store-decision.ts';
import { loadDeparture } from '../departure/load-departure.ts';
import type { BookingAsOf, ExpireHold, ReleaseHold } from './booking.commands.ts';
import { bookingStreams } from './booking-streams.ts';
import { formIdOf, onForm } from './hold-form.ts';

/** Ends a hold for its traveller. A form without a hold has nothing to release. */
export class ReleaseHoldHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ReleaseHold): Promise<CommandOutcome<BookingAsOf, never>> {
    const { scope } = command.context;
    return this.#desk.handle<BookingAsOf, never>(command, (run) =>
      onForm<CommandOutcome<BookingAsOf, never>>(
        formIdOf({ scope, ...command.input }, run),
        run,
        async (booking) => {
          const answered = answerFromLog(bookingStreams, booking, run);
          if (answered !== undefined) return answered;
          const { state, now } = booking;
          const decision = releaseHold({ type: 'ReleaseHold', now, by: run.by }, state);
          return await storeEnd(booking, decision.accepted ? decision.events : [], run);
        },
      ),
    );
  }
}

/** Ends a hold whose time is over, for the job and for a command that found its departure full. */
export class ExpireHoldHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ExpireHold): Promise<CommandOutcome<BookingAsOf, HoldNotOverdue>> {
    const { bookingNumber } = command.input;
    return this.#desk.handle<BookingAsOf, HoldNotOverdue>(command, (run) =>
      expireIn(bookingNumber, run),
    );
  }
}

/** The work of {@link ExpireHoldHandler}. The caller is in no queue. */
export function expireIn(
  bookingNumber: number,
  run: CommandRun,
  traces: CommandTraces = run.traces,
): Promise<CommandOutcome<BookingAsOf, HoldNotOverdue>> {
  const stream = bookingStream(bookingNumber);
  return run.untilSettled<CommandOutcome<BookingAsOf, HoldNotOverdue>>({
    stream,
    attempt: async () => {
      const booking = await run.load(stream, bookingStreams);
      const decision = expireHold(
        { type: 'ExpireHold', now: booking.now, by: 'system' },
        booking.state,
      );
      return decision.accepted
        ? await storeEnd(booking, decision.events, run, traces)
        : refused(decision.refusal);
    },
  });
}

/**
 * Records the end in the booking's stream, then releases the seats (correctness rule 9). If the process stops between
 * the two, a policy releases them.
 */
async function storeEnd(
  booking: LoadedStream<BookingState, BookingEvent>,
  events: readonly (HoldExpired | HoldReleased)[],
  run: CommandRun,
  traces: CommandTraces = run.traces,
): Promise<CommandDone<BookingAsOf> | typeof again> {
  const [end] = events;
  const { head, history, now } = booking;
  if (end === undefined) return doneAsOf(bookingStreams, head.stream, history);
  const { departure: departureRef, drops: reservationId } = end.data;
  return await run.inTurn(departureStream(departureRef), async () => {
    const departure = await loadDeparture(departureRef, run);
    const released = releaseSeats({ type: 'ReleaseSeats', reservationId }, departure.state);
    const ended = run.part([end], head, now, traces);
    const parts =
      released.accepted && released.events.length > 0
        ? [ended, run.part(released.events, departure.head, now, traces)]
        : [ended];
    const appended = await run.append(parts);
    return appended.outcome === 'appended'
      ? doneWith(bookingStreams, booking, ended, appended.position)
      : again;
  });
}

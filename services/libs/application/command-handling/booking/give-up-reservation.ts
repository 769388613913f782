import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { HeldByBooking } from '../../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import { abandonReservation } from '../../../domain/booking/commands/abandon-reservation.ts';
import type { DepartureRef } from '../../../domain/departure/departure-id.ts';
import { releaseSeats } from '../../../domain/departure/commands/release-seats.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { CommandTraces } from '../../event-log/stamp.ts';
import { type CommandDone, type CommandRefused, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { ReleaseResult } from './reservation.commands.ts';
import type { FoldedStream, LoadedStream } from '../engine/folded-stream.ts';
import { nothingVisible } from '../engine/folded-stream.ts';

/** A reservation that is perhaps not needed, and the streams that show it. */
export interface DoubtfulReservation {
  readonly reservationId: string;
  readonly departureRef: DepartureRef;
  readonly booking: LoadedStream<BookingState, BookingEvent>;
  readonly departure: FoldedStream<DepartureState>;
}

/**
 * First notes in the booking's stream that the booking will not use the reservation, unless the stream already says
 * so. Then releases the seats (correctness rule 9). If a slow writer still needs the reservation, its append
 * conflicts on the booking's stream. The writer then finds that it can no longer use the reservation.
 *
 * The caller is in the queues of both streams.
 */
export async function giveUpReservation(
  { reservationId, departureRef, booking, departure }: DoubtfulReservation,
  run: CommandRun,
  traces: CommandTraces,
): Promise<CommandDone<ReleaseResult> | CommandRefused<HeldByBooking> | typeof again> {
  const abandoned = abandonReservation(
    { type: 'AbandonReservation', reservationId, departure: departureRef },
    booking.state,
  );
  if (!abandoned.accepted) {
    return refused(abandoned.refusal);
  }
  const released = releaseSeats({ type: 'ReleaseSeats', reservationId }, departure.state);
  if (!released.accepted || released.events.length === 0) {
    const { head, position } = departure;
    const revision = head.revision === 'no-stream' ? nothingVisible : head.revision;
    return { done: true, result: { wasOpen: false }, revision, position };
  }
  const parts = [run.part(released.events, departure.head, booking.now, traces)];
  if (abandoned.events.length > 0) {
    parts.unshift(run.part(abandoned.events, booking.head, booking.now, traces));
  }
  const appended = await run.append(parts);
  return appended.outcome === 'appended'
    ? {
        done: true,
        result: { wasOpen: true },
        revision: appended.revisions.at(-1) ?? nothingVisible,
        position: appended.position,
      }
    : again;
}

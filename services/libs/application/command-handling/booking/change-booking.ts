import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { ActorKind } from '../../../domain/actor.ts';
import type { BookableTour } from '../../../domain/booking/bookable-tour.ts';
import type { BookingChanges } from '../../../domain/booking/changed-terms.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, type CommandRefused, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { BookingAsOf, ChangesInput, TermsInput } from './booking.commands.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { loadTour } from '../tour/load-tour.ts';
import type { RequestedCommand } from '../engine/requested-command.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import type { SeatsRequest } from './take-seats.ts';
import { changesOf, isForced } from './wanted-terms.ts';

/** A request to change the terms of a booking. */
export interface ChangeInput extends TermsInput {
  readonly bookingNumber: number;
  readonly changes: ChangesInput;
}

/** A booking to change, with everything a decider needs. */
export interface BookingToChange {
  readonly booking: LoadedStream<BookingState, BookingEvent>;
  readonly state: Exclude<BookingState, { readonly status: 'none' }>;
  readonly asked: {
    readonly now: Instant;
    readonly by: ActorKind;
    readonly tour: BookableTour;
    readonly changes: BookingChanges;
  };
  /** The fields of the seats request that are known before the needed seats are computed. */
  readonly seats: Omit<SeatsRequest<never>, 'needed' | 'decide'>;
}

export type AnyChangeRefusal =
  InvalidFields | { readonly code: 'BookingNotFound' } | { readonly code: 'TourNotFound' };

/**
 * Handles a command that changes a booking's terms. It waits for its turn in the booking's queue, then loads
 * the booking, its tour and the wanted terms, and lets the caller decide. It repeats this until the command
 * is settled.
 */
export function changeBooking<Input extends ChangeInput, Refusal extends { readonly code: string }>(
  desk: CommandDesk,
  command: RequestedCommand<Input, BookingAsOf, Refusal | AnyChangeRefusal>,
  decide: (
    toChange: BookingToChange,
    run: CommandRun,
  ) => Promise<CommandOutcome<BookingAsOf, Refusal> | typeof again>,
): Promise<CommandOutcome<BookingAsOf, Refusal | AnyChangeRefusal>> {
  const { input } = command;
  const stream = bookingStream(input.bookingNumber);
  return desk.handle(command, {
    stream,
    attempt: async (run) => {
      const booking = await run.load(stream, bookingStreams);
      const answered = answerBeforeDeciding(bookingStreams, booking, run);
      if (answered !== undefined) {
        return answered;
      }
      const found = await bookingToChange(booking, input, run);
      return 'done' in found ? found : await decide(found, run);
    },
  });
}

/** Loads what a decider needs to change the terms of a booking. */
export async function bookingToChange(
  booking: BookingToChange['booking'],
  input: ChangeInput,
  run: CommandRun,
): Promise<BookingToChange | CommandRefused<AnyChangeRefusal>> {
  const { state, now } = booking;
  if (state.status === 'none') {
    return refused({ code: 'BookingNotFound' });
  }
  const tour = await loadTour(state.departure.tourId, run);
  if (tour === undefined) {
    return refused({ code: 'TourNotFound' });
  }
  const wanted = changesOf(input.changes, tour);
  if ('code' in wanted) {
    return refused(wanted);
  }
  const { bookingNumber } = input;
  const tourCapacity = tour.schedule.capacity;
  return {
    booking,
    state,
    asked: { now, by: run.by, tour, changes: wanted.changes },
    seats: { booking, bookingNumber, tourCapacity, isForced: isForced(run.by, input) },
  };
}
